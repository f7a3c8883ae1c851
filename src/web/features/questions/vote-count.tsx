/** How many ask this too; nothing where nobody said so. */
export const VoteCount = ({ votes }: { votes: number }) =>
  votes > 0 && (
    <span className="votes">
      <b>{votes}</b> {votes === 1 ? 'asks this too' : 'ask this too'}
    </span>
  );
