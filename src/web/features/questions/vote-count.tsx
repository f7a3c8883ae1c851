/** Number of votes; nothing where there is none. */
export const VoteCount = ({ votes }: { votes: number }) =>
  votes > 0 && (
    <span className="votes">
      <b>{votes}</b> {votes === 1 ? 'asks this too' : 'ask this too'}
    </span>
  );
