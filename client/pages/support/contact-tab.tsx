import { usePublicForm } from '#client/tool-kit/use-public-form.ts';
import { Alert } from '#client/ui/alert.tsx';
import { Button } from '#client/ui/button.tsx';
import { FormInput, FormTextArea, TrapField } from '#client/ui/fields/form-fields.tsx';
import { SendingForm } from '#client/ui/fields/sending-form.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { contactRules } from '#contracts/forms.ts';

const texts = {
  successTitle: 'Message Sent Successfully!',
  successText: 'Thank you for your message. We will get back to you soon!',
  failureText: 'There was a problem sending your message. Please try again.',
};

interface ContactTabProps {
  /** Filled into the form by what led here. */
  readonly subject: string;
  readonly onChat: () => void;
}

export function ContactTab({ subject, onChat }: ContactTabProps) {
  return (
    <div id="contact" className="grid gap-6">
      <ul className="card-grid">
        <li className="help-card">
          <span className="tile">
            <Icon name="mail" />
          </span>
          <h2 className="text-base tracking-normal">Email Support</h2>
          <p className="text-ink-2">support@example.org, reply within 24 hours</p>
        </li>
        <li className="help-card">
          <span className="tile">
            <Icon name="phone" />
          </span>
          <h2 className="text-base tracking-normal">Phone Support</h2>
          <p className="text-ink-2 tabular">+1 555 010 0199, Monday to Friday, 9AM to 5PM EST</p>
        </li>
        <li className="help-card">
          <span className="tile">
            <Icon name="message-circle" />
          </span>
          <h2 className="text-base tracking-normal">Live Chat</h2>
          <p className="text-ink-2">Write to us, and we answer by e-mail within 24 hours.</p>
          <Button onClick={onChat}>Start Chat</Button>
        </li>
      </ul>
      <ContactForm key={subject} subject={subject} />
    </div>
  );
}

function ContactForm({ subject }: { readonly subject: string }) {
  const form = usePublicForm('contact_messages', contactRules, texts, { subject });
  const fieldOf = (name: keyof typeof contactRules) => ({
    name,
    value: form.values[name],
    error: form.errorOf(name),
    onChange: (value: string) => form.change(name, value),
    onLeave: () => form.leave(name),
  });
  return (
    <SendingForm
      isSending={form.isSubmitting}
      className="tool-card tool-pad fields"
      noValidate
      aria-label="Send Us a Message"
      onFocus={form.prepare}
      onSubmit={form.submit}
    >
      <h2 className="text-xl">Send Us a Message</h2>
      <div className="fields-row">
        <FormInput label="Your Name" autoComplete="name" {...fieldOf('name')} />
        <FormInput label="Email Address" type="email" autoComplete="email" {...fieldOf('email')} />
      </div>
      <FormInput label="Subject" {...fieldOf('subject')} />
      <FormTextArea label="Message" rows={5} {...fieldOf('message')} />
      <TrapField {...form.trap} />
      {form.isSent && (
        <Alert tone="info">Your message is with us. We answer by e-mail within 24 hours.</Alert>
      )}
      {form.refusal !== undefined && <Alert tone="danger">{form.refusal}</Alert>}
      <div>
        <Button type="submit" tone="primary" disabled={form.isSubmitting}>
          {form.isSubmitting ? 'Sending...' : 'Send Message'}
        </Button>
      </div>
    </SendingForm>
  );
}
