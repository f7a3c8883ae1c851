interface LoadingProps {
  /** Loading text, such as 'Loading tools...' (docs/product.md). */
  children: string;
}

/** Loading text over three hairline rows; nothing shimmers. */
export function Loading({ children }: LoadingProps) {
  return (
    <div className="loading">
      <p className="meta" role="status">
        {children}
      </p>
    </div>
  );
}
