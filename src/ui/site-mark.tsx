const petals = ['#4A83DD', '#3AAB7C', '#ECAB2E', '#D8473F'];

/**
 * The rose: lead disc, eight petals, gold center. The name next to it describes it. The site's icon (mark.svg) is the same
 * drawing. It is inline in the page: a separate picture would be fetched and decoded before the first paint
 * (docs/decisions/0112).
 */
export function SiteMark() {
  return (
    <svg className="site-mark" aria-hidden="true" viewBox="0 0 34 34">
      <circle cx="17" cy="17" r="17" fill="#11131B" />
      {petals.map((color, i) => (
        <g key={color} fill={color} transform={`rotate(${i * -45} 17 17)`}>
          <ellipse cx="17" cy="6.7" rx="3" ry="4.6" />
          <ellipse cx="17" cy="27.3" rx="3" ry="4.6" />
        </g>
      ))}
      <circle cx="17" cy="17" r="4.2" fill="#F5CD6B" />
    </svg>
  );
}
