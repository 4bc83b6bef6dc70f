import { categories } from '#client/tool-kit/categories.ts';
import { usePublicForm } from '#client/tool-kit/use-public-form.ts';
import { Breadcrumb } from '#client/ui/breadcrumb.tsx';
import { Alert } from '#client/ui/alert.tsx';
import { Button } from '#client/ui/button.tsx';
import { FormInput, FormSelect, FormTextArea, TrapField } from '#client/ui/fields/form-fields.tsx';
import { SendingForm } from '#client/ui/fields/sending-form.tsx';
import { suggestionRules } from '#contracts/forms.ts';

const categoryChoices = categories.map(({ id, name }) => ({ value: id, label: name }));
const texts = {
  successTitle: 'Suggestion Received!',
  successText: "Thank you for suggesting a tool. We'll review it soon.",
  failureText: 'There was a problem submitting your suggestion. Please try again.',
};

export default function SuggestToolPage() {
  const form = usePublicForm('tool_suggestions', suggestionRules, texts);
  const fieldOf = (name: keyof typeof suggestionRules) => ({
    name,
    value: form.values[name],
    error: form.errorOf(name),
    onChange: (value: string) => form.change(name, value),
    onLeave: () => form.leave(name),
  });
  return (
    <div className="page-width">
      <div className="mx-auto max-w-2xl">
        <Breadcrumb crumbs={[{ label: 'Home', href: '/' }, { label: 'Suggest Tool' }]} />
        <h1 className="text-3xl">Suggest a Tool</h1>
        <p className="text-ink-2 mt-2 mb-6">
          Is there a small job that no tool here does yet? Tell us what it is and how it should work.
        </p>
        <SendingForm
          isSending={form.isSubmitting}
          className="tool-card tool-pad fields"
          noValidate
          onFocus={form.prepare}
          onSubmit={form.submit}
        >
          <FormInput label="Tool Name" {...fieldOf('name')} />
          <FormTextArea
            label="Description"
            hint="What goes in, what comes out, and who needs it."
            rows={5}
            {...fieldOf('description')}
          />
          <FormSelect label="Category" choices={categoryChoices} {...fieldOf('category')} />
          <FormInput label="Tool Website (optional)" type="url" {...fieldOf('link')} />
          <FormInput label="Your Email" type="email" autoComplete="email" {...fieldOf('email')} />
          <p className="text-ink-3 text-[0.9375rem]">
            We write to this address once, when the tool is added. It is used for nothing else.
          </p>
          <TrapField {...form.trap} />
          {form.isSent && (
            <Alert tone="info">
              Your suggestion is with us. We write to you once, when the tool is added.
            </Alert>
          )}
          {form.refusal !== undefined && <Alert tone="danger">{form.refusal}</Alert>}
          <div>
            <Button type="submit" tone="primary" disabled={form.isSubmitting}>
              {form.isSubmitting ? 'Submitting...' : 'Submit Suggestion'}
            </Button>
          </div>
        </SendingForm>
      </div>
    </div>
  );
}
