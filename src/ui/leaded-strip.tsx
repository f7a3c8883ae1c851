/** Eighteen panes of every family above the footer, one gradient. Look, part 3, 'Footer'. */
export function LeadedStrip() {
  return <div className="leaded-strip" />;
}
