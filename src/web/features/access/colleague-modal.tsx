import { useState } from 'react';
import { customer } from '#web/customer/customer.ts';
import { useTexts } from '#web/i18n/language.ts';
import { useCurrentUser } from '#web/lib/session.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { TextAreaField, TextField } from '#web/ui/fields.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { OutsideLink } from '#web/ui/outside-link.tsx';
import { useCopy } from '#web/ui/use-copy.tsx';

/** Only the provider invites advisers: the message that asks for it, ready to be sent. */
export function ColleagueModal({ onClose }: { readonly onClose: () => void }) {
  const { codes, codeIssue, colleagueRequest: text } = useTexts();
  const { name: from, organisation } = useCurrentUser();
  const [typed, setTyped] = useState('');
  const message = text.message(typed.trim() || '…', organisation, from);
  const copy = useCopy(message, codeIssue);
  const words = new URLSearchParams({ subject: codes.inviteColleague, body: message });
  // A mail program reads a plus as a plus.
  const mail = `mailto:${customer.contactDetails?.email ?? ''}?${words.toString().replaceAll('+', '%20')}`;
  return (
    <Modal onClose={onClose} title={codes.inviteColleague} isKept>
      <div className="flex flex-col gap-4">
        <p>{text.text}</p>
        <TextField
          label={text.colleague}
          maxLength={80}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <TextAreaField label={text.label} readOnly rows={9} value={message} />
        {copy.said}
        <div className="flex flex-wrap justify-end gap-3">
          <Button {...copy.button} />
          <OutsideLink address={mail} className={buttonClass()}>
            {text.mail}
          </OutsideLink>
        </div>
      </div>
    </Modal>
  );
}
