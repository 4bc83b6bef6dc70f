import { minorUnitDigits } from '#core/money/currency-digits.ts';
import { toExactDecimal, toFixedDecimal } from '#core/numbers/rational.ts';
import { writeUnits } from '#core/numbers/write-decimal.ts';
import { decimalOf } from './amounts.ts';
import { type Invoice, type InvoiceLine, reasonOf } from './invoice.ts';
import type { InvoiceTotals, LineTotals, TaxGroup } from './totals.ts';
import { writeParty } from './write-party.ts';
import { element, leaf, wrap, writeXml, type XmlElement } from './xml.ts';

/** Writes the invoice as a Cross Industry Invoice of UN/CEFACT (D16B), profile EN 16931 of Factur-X and ZUGFeRD. */
export function writeCii(invoice: Invoice, totals: InvoiceTotals): string {
  const root = element(
    'rsm:CrossIndustryInvoice',
    element(
      'rsm:ExchangedDocumentContext',
      element('ram:GuidelineSpecifiedDocumentContextParameter', leaf('ram:ID', 'urn:cen.eu:en16931:2017')),
    ),
    element(
      'rsm:ExchangedDocument',
      leaf('ram:ID', invoice.number),
      leaf('ram:TypeCode', invoice.kind === 'invoice' ? '380' : '381'),
      day('ram:IssueDateTime', invoice.issued),
      wrap('ram:IncludedNote', leaf('ram:Content', invoice.notes)),
    ),
    element(
      'rsm:SupplyChainTradeTransaction',
      invoice.lines.map((line, index) => lineItem(line, index, totals.lines[index], totals.digits)),
      agreement(invoice),
      delivery(invoice, totals),
      settlement(invoice, totals),
    ),
  );
  const type = (part: string) => `urn:un:unece:uncefact:data:standard:${part}:100`;
  const attributes = {
    'xmlns:rsm': type('CrossIndustryInvoice'),
    'xmlns:ram': type('ReusableAggregateBusinessInformationEntity'),
    'xmlns:udt': type('UnqualifiedDataType'),
  };
  return writeXml({ ...root, attributes });
}

function lineItem(
  line: InvoiceLine,
  index: number,
  totals: LineTotals | undefined,
  digits: number,
): XmlElement | undefined {
  if (!totals) return undefined;
  // The standard allows no price below 0 (BR-27), so the sign moves to the quantity.
  const isBelow = totals.price.numerator < 0n;
  const sign = isBelow ? -1n : 1n;
  const quantity = decimalOf(line.quantity);
  const price = { ...totals.price, numerator: totals.price.numerator * sign };
  return element(
    'ram:IncludedSupplyChainTradeLineItem',
    element('ram:AssociatedDocumentLineDocument', leaf('ram:LineID', String(index + 1))),
    element('ram:SpecifiedTradeProduct', leaf('ram:Name', line.name), leaf('ram:Description', line.details)),
    element(
      'ram:SpecifiedLineTradeAgreement',
      element('ram:NetPriceProductTradePrice', leaf('ram:ChargeAmount', toExactDecimal(price, 40) ?? '')),
    ),
    element(
      'ram:SpecifiedLineTradeDelivery',
      leaf(
        'ram:BilledQuantity',
        toExactDecimal({ ...quantity, numerator: quantity.numerator * sign }, 40) ?? '',
        { unitCode: line.unit },
      ),
    ),
    element(
      'ram:SpecifiedLineTradeSettlement',
      element('ram:ApplicableTradeTax', ...tax(line.vat, toFixedDecimal(decimalOf(line.rate), 10))),
      totals.discount === 0n ? undefined : allowance(totals.discount, 'Discount', digits),
      element(
        'ram:SpecifiedTradeSettlementLineMonetarySummation',
        leaf('ram:LineTotalAmount', writeUnits(totals.net, digits)),
      ),
    ),
  );
}

function tax(category: string, rate: string): (XmlElement | undefined)[] {
  return [
    leaf('ram:TypeCode', 'VAT'),
    leaf('ram:CategoryCode', category),
    category === 'O' ? undefined : leaf('ram:RateApplicablePercent', rate),
  ];
}

function allowance(units: bigint, reason: string, digits: number, group?: TaxGroup): XmlElement {
  return element(
    'ram:SpecifiedTradeAllowanceCharge',
    element('ram:ChargeIndicator', leaf('udt:Indicator', 'false')),
    leaf('ram:ActualAmount', writeUnits(units, digits)),
    leaf('ram:Reason', reason),
    group && element('ram:CategoryTradeTax', ...tax(group.category, group.rate)),
  );
}

function agreement(invoice: Invoice): XmlElement {
  return element(
    'ram:ApplicableHeaderTradeAgreement',
    leaf('ram:BuyerReference', invoice.buyerReference),
    writeParty('ram:SellerTradeParty', invoice.seller, true),
    writeParty('ram:BuyerTradeParty', invoice.buyer, false),
    wrap('ram:BuyerOrderReferencedDocument', leaf('ram:IssuerAssignedID', invoice.orderNumber)),
  );
}

function delivery(invoice: Invoice, { groups }: InvoiceTotals): XmlElement {
  const isWithinUnion = groups.some(({ category }) => category === 'K');
  return element(
    'ram:ApplicableHeaderTradeDelivery',
    // BR-IC-12: the country of delivery.
    isWithinUnion
      ? element(
          'ram:ShipToTradeParty',
          element('ram:PostalTradeAddress', leaf('ram:CountryID', invoice.buyer.country)),
        )
      : undefined,
    invoice.delivered === ''
      ? undefined
      : element('ram:ActualDeliverySupplyChainEvent', day('ram:OccurrenceDateTime', invoice.delivered)),
  );
}

function settlement(invoice: Invoice, totals: InvoiceTotals): XmlElement {
  const { payment, currency } = invoice;
  const reason = invoice.discountReason.trim() || 'Discount';
  return element(
    'ram:ApplicableHeaderTradeSettlement',
    leaf('ram:PaymentReference', payment.reference),
    leaf('ram:InvoiceCurrencyCode', currency),
    paymentMeans(invoice),
    totals.groups.map((group) => taxGroup(invoice, group)),
    totals.groups
      .filter(({ discount }) => discount !== 0n)
      .map((group) => allowance(group.discount, reason, totals.digits, group)),
    wrap(
      'ram:SpecifiedTradePaymentTerms',
      leaf('ram:Description', payment.terms),
      day('ram:DueDateDateTime', invoice.due),
    ),
    summation(totals, currency),
    wrap('ram:InvoiceReferencedDocument', leaf('ram:IssuerAssignedID', invoice.originalNumber)),
  );
}

function paymentMeans({ payment, currency }: Invoice): XmlElement | undefined {
  if (payment.iban === '') return undefined;
  return element(
    'ram:SpecifiedTradeSettlementPaymentMeans',
    // Type 58 is a SEPA transfer, 30 any other transfer.
    leaf('ram:TypeCode', currency === 'EUR' ? '58' : '30'),
    element(
      'ram:PayeePartyCreditorFinancialAccount',
      leaf('ram:IBANID', payment.iban),
      leaf('ram:AccountName', payment.holder),
    ),
    wrap('ram:PayeeSpecifiedCreditorFinancialInstitution', leaf('ram:BICID', payment.bic)),
  );
}

function taxGroup(invoice: Invoice, group: TaxGroup): XmlElement {
  const digits = minorUnitDigits(invoice.currency);
  const [type, category, rate] = tax(group.category, group.rate);
  return element(
    'ram:ApplicableTradeTax',
    leaf('ram:CalculatedAmount', writeUnits(group.tax, digits)),
    type,
    leaf('ram:ExemptionReason', reasonOf(invoice, group.category)),
    leaf('ram:BasisAmount', writeUnits(group.taxable, digits)),
    category,
    group.category === 'O' ? leaf('ram:RateApplicablePercent', '0') : rate,
  );
}

function summation(totals: InvoiceTotals, currencyID: string): XmlElement {
  const amount = (name: string, units: bigint, attributes?: Readonly<Record<string, string>>) =>
    leaf(`ram:${name}`, writeUnits(units, totals.digits), attributes);
  return element(
    'ram:SpecifiedTradeSettlementHeaderMonetarySummation',
    amount('LineTotalAmount', totals.lineSum),
    totals.discount === 0n ? undefined : amount('AllowanceTotalAmount', totals.discount),
    amount('TaxBasisTotalAmount', totals.taxable),
    amount('TaxTotalAmount', totals.tax, { currencyID }),
    totals.rounding === 0n ? undefined : amount('RoundingAmount', totals.rounding),
    amount('GrandTotalAmount', totals.total),
    totals.prepaid === 0n ? undefined : amount('TotalPrepaidAmount', totals.prepaid),
    amount('DuePayableAmount', totals.payable),
  );
}

function day(name: string, date: string): XmlElement | undefined {
  const text = leaf('udt:DateTimeString', date.replaceAll('-', ''), { format: '102' });
  return wrap(name, text);
}
