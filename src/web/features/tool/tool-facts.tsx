import { addresses } from '#domain/addresses.ts';
import { impactTone } from '#domain/catalogue/tone.ts';
import type { ToolPageView } from '#domain/catalogue/views.ts';
import { problemSubject } from '#domain/submissions/contact-subject.ts';
import { formatCheckedDate } from '#domain/trust/checked-date.ts';
import { ImpactBadge } from '#ui/badge.tsx';
import { Icon } from '#ui/icon.tsx';
import { QuickFacts } from '#ui/quick-facts.tsx';

/** The id of the link that leads to the sources. */
export const sourcesMark = 'sources-mark';

/** The price in one line, and every plan behind it; who says so comes with one more press. */
const Prices = ({ tool: { shortPrice, prices } }: { tool: ToolPageView }) => (
  <>
    {shortPrice}
    <details>
      <summary className="unfold">
        Every plan
        <Icon name="chevron-down" />
      </summary>
      <table>
        <tbody>
          {prices.map(
            ({ plan, says, whence, source }) =>
              source && (
                <tr key={plan + says}>
                  <th scope="row">{plan}</th>
                  <td>
                    <details>
                      <summary>{says}</summary>
                      <a href={source} rel="noopener nofollow">
                        {whence}
                      </a>
                    </details>
                  </td>
                </tr>
              ),
          )}
        </tbody>
      </table>
    </details>
  </>
);

/** What a tool is good and weak at, how it helps a church, and what each plan costs. */
export function ToolFacts({ tool }: { tool: ToolPageView }) {
  const sourceCount = tool.documents.count;
  return (
    <QuickFacts
      facts={[
        ...(tool.effectiveness ? [{ label: 'Effectiveness', value: tool.effectiveness }] : []),
        {
          label: 'Impact',
          value: (
            <>
              <ImpactBadge tone={impactTone(tool.impact)}>{tool.impact}</ImpactBadge>
              <p>{tool.impactReason}</p>
            </>
          ),
        },
        { label: 'Pricing', value: <Prices tool={tool} /> },
      ]}
      strengths={tool.pros}
      considerations={tool.cons}
      checked={
        <>
          {`Checked ${formatCheckedDate(tool.verifiedAt)} against ${sourceCount} `}
          <a id={sourcesMark} href="#sources">
            {sourceCount === 1 ? 'source' : 'sources'}
          </a>
          {'. '}
          <a href={addresses.contactAbout(problemSubject(addresses.tool(tool.slug)))} rel="nofollow">
            Report a problem with this entry
          </a>
          {', or '}
          <a href={addresses.submission}>suggest another tool</a>.
        </>
      }
    />
  );
}
