import { impactTone } from '#domain/catalogue/tone.ts';
import type { ToolPageView } from '#domain/catalogue/views.ts';
import { ImpactBadge } from '#ui/badge.tsx';
import { Icon } from '#ui/icon.tsx';
import { RenderedHtml } from '#web/rendered-html.tsx';
import { QuickFacts } from './quick-facts.tsx';

/** Prices of all plans, which the head sums up in one line; one more press shows the sources. */
const Prices = ({ tool: { shortPrice, prices } }: { tool: ToolPageView }) =>
  prices.some(({ source }) => source) ? (
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
  ) : (
    shortPrice
  );

/** Strengths and weaknesses of a tool, its use in a church, and the price of each plan. */
export function ToolFacts({ tool }: { tool: ToolPageView }) {
  return (
    <QuickFacts
      facts={[
        ...(tool.effectiveness ? [{ label: 'Effectiveness', value: tool.effectiveness }] : []),
        ...(tool.installs ? [{ label: 'To run it yourself', value: tool.installs }] : []),
        ...(tool.withYouth ? [{ label: 'With a youth group', value: tool.withYouth }] : []),
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
      checked={<RenderedHtml html={tool.checked} isWhole />}
    />
  );
}
