interface LoadingProps {
  /** 'Loading tools...' (docs/product.md). */
  children: string;
}

/** The sentence over three hairline rows; nothing shimmers. */
export function Loading({ children }: LoadingProps) {
  return (
    <div className="loading">
      <p className="meta" role="status">
        {children}
      </p>
    </div>
  );
}
