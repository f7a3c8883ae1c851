import { useRead } from '#admin/api/reads.ts';
import type { DeskReply } from '#domain/staff/desk-texts.ts';
import type { ReplyWords } from '#domain/staff/reply-mail.ts';
import { fitsReply, replyAddress } from '#domain/staff/reply-mail.ts';
import type { EditableText } from '#server/api/staff/staff-answers.ts';
import { Icon } from '#ui/icon.tsx';

interface ReplyLinksProps {
  to: DeskReply['to'];
  email: string;
  words: ReplyWords;
  /** Called when a reply is opened in the mail program. */
  onChosen?: () => void;
}

/** Links that each open the mail program with a text that is ready to be changed and sent. */
export function ReplyLinks({ to, email, words, onChosen }: ReplyLinksProps) {
  const { data: texts, isError } = useRead<EditableText[]>('/api/staff/texts/replies');
  if (isError) return <p className="meta">We can’t read the ready answers right now, so write to the address above.</p>;
  const replies = (texts ?? [])
    .map(({ record }) => record as DeskReply)
    .filter((reply) => reply.isShown && reply.to === to && fitsReply(reply, words));
  return (
    <ul className="reply-list">
      {replies.map((reply) => (
        <li key={reply.label}>
          <a href={replyAddress(email, reply, words)} onClick={onChosen}>
            <Icon name="mail" className="icon-small" />
            {reply.label}
          </a>
        </li>
      ))}
    </ul>
  );
}
