interface LoadingProps {
  /** 'Loading tools...' (spec, section 4). */
  children: string;
}

/** The sentence over three hairline rows; nothing shimmers. Look, part 3, 'Loading'. */
export function Loading({ children }: LoadingProps) {
  return (
    <div className="loading">
      <p className="meta" role="status">
        {children}
      </p>
    </div>
  );
}
