/** Eighteen panes of every family above the footer, one gradient. */
export function LeadedStrip() {
  return <div className="leaded-strip" />;
}
