/** The choices of each option, with the labels that the page and the operation share. */
export const kindChoices = [
  { value: 'text', label: 'Text or link' },
  { value: 'wifi', label: 'Wi-Fi' },
  { value: 'contact', label: 'Contact' },
  { value: 'event', label: 'Event' },
  { value: 'payment', label: 'SEPA payment' },
  { value: 'email', label: 'E-mail' },
  { value: 'sms', label: 'SMS' },
  { value: 'phone', label: 'Phone call' },
  { value: 'place', label: 'Place on a map' },
  { value: 'coin', label: 'Cryptocurrency' },
  { value: 'otp', label: 'One-time password key' },
  { value: 'batch', label: 'Many at once (list or CSV)' },
] as const;

export const batchLayoutChoices = [
  { value: 'lines', label: 'One a line' },
  { value: 'csv', label: 'CSV' },
] as const;

/** The message for an empty content. */
export const missingContent = 'Please enter content for the QR code';
