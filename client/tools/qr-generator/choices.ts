/** What the options may be, in the words of the page and of the operation. */
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

export const levelChoices = [
  { value: 'L', label: 'Low (7%)' },
  { value: 'M', label: 'Medium (15%)' },
  { value: 'Q', label: 'Quartile (25%)' },
  { value: 'H', label: 'High (30%)' },
] as const;

export const formatChoices = [
  { value: 'png', label: 'PNG' },
  { value: 'svg', label: 'SVG' },
  { value: 'jpeg', label: 'JPEG' },
] as const;

export const moduleChoices = [
  { value: 'square', label: 'Squares' },
  { value: 'dots', label: 'Dots' },
  { value: 'rounded', label: 'Rounded' },
] as const;

export const cornerChoices = [
  { value: 'square', label: 'Square' },
  { value: 'rounded', label: 'Rounded' },
  { value: 'round', label: 'Round' },
] as const;

export const batchLayoutChoices = [
  { value: 'lines', label: 'One a line' },
  { value: 'csv', label: 'CSV' },
] as const;

/** Said where there is nothing to draw. */
export const missingContent = 'Please enter content for the QR code';
