import { createFileRoute } from '@tanstack/react-router';
import { addresses } from '#domain/addresses.ts';
import { Button } from '#ui/button.tsx';
import { formPageHeaders } from '#web/features/visitor-form/loaded-form.ts';
import { headOf } from '#web/page-head.ts';

/** Token of a mail's link, or the result of its use: unsubscribed for now, or for good. */
const parseLeaveSearch = ({ t, done }: Record<string, unknown>): { t?: string; done?: 'yes' | 'never' } => ({
  ...(typeof t === 'string' && /^[\w-]{1,80}\.[\w-]{43}$/.test(t) && { t }),
  ...((done === 'yes' || done === 'never') && { done }),
});

export const Route = createFileRoute('/leave-the-list')({
  validateSearch: parseLeaveSearch,
  headers: formPageHeaders,
  head: headOf({
    title: 'Leave the list',
    path: addresses.leaveTheList(),
    noIndex: true,
    ...(import.meta.env.SSR && { description: 'Stop the emails from the hub.' }),
  }),
  component: LeaveTheList,
});

/** Page with one button that unsubscribes the reader of a mail. Opening the link does not: mail programs open links, too. */
function LeaveTheList() {
  const { t, done } = Route.useSearch();
  return (
    <div className="wrap section">
      <h1>{done === 'never' ? 'We won’t ask again' : done ? 'You’re off the list' : 'Leave the list'}</h1>
      {done === 'never' ? (
        <p className="lead mt-4">
          You’re off every list of this hub, and it won’t ask this address again, whoever types it in. If you change your mind,
          use another address.
        </p>
      ) : done ? (
        <p className="lead mt-4">
          We’ll send you no more of these emails. If you change your mind, ask for them again where you did before.
        </p>
      ) : t ? (
        <LeaveForms token={t} />
      ) : (
        <p className="lead mt-4">
          This link is incomplete. Please click it again in the email, or <a href={addresses.contact}>write to us</a> and we’ll
          take you off.
        </p>
      )}
    </div>
  );
}

/** Forms that unsubscribe for now, or for good. */
function LeaveForms({ token }: { token: string }) {
  return (
    <>
      <form method="post" action={addresses.leaveTheList(token)}>
        <p className="lead mt-4">
          You’ll get no more emails like the one that brought you here. If it told of changed terms, we also erase your address.
        </p>
        <div className="button-row mt-4">
          <Button type="submit">Take me off the list</Button>
        </div>
      </form>
      <form method="post" action={addresses.leaveTheList(token, { never: 'yes' })} className="form-width mt-8">
        <h2>Never want to be asked again?</h2>
        <p className="mt-2">
          Anyone can type your address into a form here. If you say never, we take you off every list and don’t ask you again. To
          know your address next time, we keep a scrambled form of it, and no address.
        </p>
        <div className="button-row mt-4">
          <Button type="submit" variant="quiet">
            Never ask me again
          </Button>
        </div>
      </form>
    </>
  );
}
