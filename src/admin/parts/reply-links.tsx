import { repliesTo } from '#admin/replies.ts';
import type { Reply } from '#domain/staff/replies.ts';
import type { ReplyWords } from '#domain/staff/reply-mail.ts';
import { replyAddress } from '#domain/staff/reply-mail.ts';
import { Icon } from '#ui/icon.tsx';

interface ReplyLinksProps {
  to: Reply['to'];
  email: string;
  words: ReplyWords;
  /** One was opened in the mail program. */
  onChosen?: () => void;
}

/** Each opens the mail program with a text that is ready to be changed and sent. */
export function ReplyLinks({ to, email, words, onChosen }: ReplyLinksProps) {
  return (
    <ul className="reply-list">
      {repliesTo(to).map((reply) => (
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
