import type { Party } from './invoice.ts';
import { element, leaf, wrap, type XmlElement } from './xml.ts';

/** Writes the seller or the buyer of a Cross Industry Invoice. */
export function writeParty(name: string, of: Party, isSeller: boolean): XmlElement {
  const streets = of.street.split('\n').filter((line) => line.trim() !== '');
  const mail = (tag: string, attributes?: Readonly<Record<string, string>>) =>
    wrap(tag, leaf('ram:URIID', of.email, attributes));
  return element(
    name,
    // BR-CO-26: without a VAT number, the seller's identifier is the tax office's number.
    isSeller && of.vatId === '' ? leaf('ram:ID', of.taxNumber) : undefined,
    leaf('ram:Name', of.name),
    // For a buyer this is the number in a register; for a seller it is the tax office's number.
    isSeller ? undefined : wrap('ram:SpecifiedLegalOrganization', leaf('ram:ID', of.taxNumber)),
    wrap(
      'ram:DefinedTradeContact',
      leaf('ram:PersonName', of.contact),
      wrap('ram:TelephoneUniversalCommunication', leaf('ram:CompleteNumber', of.phone)),
      mail('ram:EmailURIUniversalCommunication'),
    ),
    element(
      'ram:PostalTradeAddress',
      leaf('ram:PostcodeCode', of.postcode),
      leaf('ram:LineOne', streets[0] ?? ''),
      leaf('ram:LineTwo', streets[1] ?? ''),
      leaf('ram:LineThree', streets.slice(2).join(', ')),
      leaf('ram:CityName', of.city),
      leaf('ram:CountryID', of.country),
    ),
    mail('ram:URIUniversalCommunication', { schemeID: 'EM' }),
    wrap('ram:SpecifiedTaxRegistration', leaf('ram:ID', of.vatId, { schemeID: 'VA' })),
    isSeller
      ? wrap('ram:SpecifiedTaxRegistration', leaf('ram:ID', of.taxNumber, { schemeID: 'FC' }))
      : undefined,
  );
}
