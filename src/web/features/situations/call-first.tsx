import type { DutyView } from '#domain/situations/situation-views.ts';
import { Icon } from '#ui/icon.tsx';

/** Whom to call: the numbers are the largest thing on the page, and each dials. Look, second part, 'call'. */
export function CallFirst({ numbers }: { numbers: readonly DutyView[] }) {
  return (
    <section className="call" aria-labelledby="call-first">
      <h2 id="call-first">
        <Icon name="circle-alert" />
        If a life is in danger, call first
      </h2>
      <p>In immediate danger, dial the local emergency number. For somebody who thinks of suicide, or for you who worry:</p>
      <dl>
        {numbers.map(({ id, number = '', country, service, hours }) => (
          <div key={id}>
            <dt>
              <b>{country}</b>
              {[service, hours].filter(Boolean).map((text) => (
                <span key={text}>{text}</span>
              ))}
            </dt>
            <dd>
              <a href={`tel:${number.replace(/[^+\d]/g, '')}`}>{number.replaceAll(' ', '\u00a0')}</a>
            </dd>
          </div>
        ))}
        <div>
          <dt>
            <b>Other countries</b>
            <span>An international directory of services where a person answers</span>
          </dt>
          <dd>
            <a className="word" href="https://findahelpline.com" rel="noopener">
              findahelpline.com
            </a>
          </dd>
        </div>
      </dl>
    </section>
  );
}
