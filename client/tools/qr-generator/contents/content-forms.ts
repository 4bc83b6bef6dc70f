import { contactForm } from './contact-content.ts';
import type { ContentForm } from './content-form.ts';
import { eventForm } from './event-content.ts';
import { coinForm, emailForm, phoneForm, placeForm, smsForm } from './link-contents.ts';
import { otpForm } from './otp-content.ts';
import { paymentForm } from './payment-content.ts';
import type { ContentKind } from '../state.ts';
import { wifiForm } from './wifi-content.ts';

/** The form of every kind of content except plain text and lists. */
export const contentForms: Readonly<Record<Exclude<ContentKind, 'text' | 'batch'>, ContentForm>> = {
  wifi: wifiForm,
  contact: contactForm,
  event: eventForm,
  payment: paymentForm,
  email: emailForm,
  sms: smsForm,
  phone: phoneForm,
  place: placeForm,
  coin: coinForm,
  otp: otpForm,
};
