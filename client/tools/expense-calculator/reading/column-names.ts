const list = (names: string) =>
  names
    .trim()
    .split(/\s*\|\s*/)
    .map(evenName);

/** Makes column names comparable: removes underscores, spaces around slashes, and a final dot. */
export function evenName(name: string): string {
  return name
    .replaceAll('_', ' ')
    .replaceAll(/ ?\/ ?/g, '/')
    .replaceAll('’', "'")
    .replace(/\.$/, '');
}

/** Column names that banks and people use, in several languages; the most specific names come first. */
export const columnNames = {
  /** Booking dates come before value dates. */
  date: list(`date | day | datum | buchungstag | buchungsdatum | booking date | transaction date | trans date | trans. date |
    posting date | posted date | date posted | booked at | post date | date processed | completed date | txn date |
    tran date | created | created on | datetime | date & time | started date | buchung | tranzakció dátuma |
    könyvelés dátuma | fecha | fecha operación | fecha movimiento | date opération | date operation |
    date de l'opération | data | data operazione | data registrazione | bokföringsdag | bokföringsdatum |
    transaktionsdatum | bokförd | dato | data operacji | data transakcji | data księgowania | boekdatum |
    datum verrichting | transactiedatum | uitvoeringsdatum | data contabile | belegdatum | execution date |
    posted transactions date | kirjauspäivä | дата операции | 日付 | 取引日 | 年月日 | 交易时间 | dateop | value date |
    wertstellung | valutadatum | f. valor | f.valor | date de valeur | valuta`),
  what: list(`what | vwz1 | description 1 | description1 | beschreibung 1 | beschreibung1 | description | verwendungszweck | avisierungstext | transaction description | narrative | narration | particulars | transaction remarks | transaction details | text | buchungstext
    | memo | purpose | concepto | descripción | libellé | libelle | libelle operation | libelle simplifie | descrizione completa | descrizione | dettagli | causale | causale/descrizione operazione
    | payment reference | payment purpose | label | omschrijving | omschrijving-1 | mededelingen | beskrivning | rubrik | beskrivelse | tekst | tytuł | tytułem | opis | opis operacji | opis transakcji | szczegóły transakcji
    | desc | was | wofür | reference | note | notes | transaction | title | details
    | transaktionsbeschreibung | beschreibung | forklaring | selitys | otsikko | описание | 内容 | 摘要 | お取り扱い内容 | 商品 | 商品说明
    | name`),
  /** The payee, which is written before the description. */
  payee:
    list(`payee | merchant | merchant name | beneficiary | counterparty | counter party | partner name | zahlungsempfänger*in
    | zahlungsempfänger | auftraggeber/empfänger | auftraggeber/begünstigter | beguenstigter/zahlungspflichtiger
    | begünstigter/zahlungspflichtiger | name zahlungsbeteiligter | begünstigter/auftraggeber | empfänger | naam/omschrijving | naam tegenpartij | naam van de tegenpartij | naam tegenpartij bevat | tegenrekeninghouder
    | beneficiary/payer | nazwa odbiorcy | nadawca/odbiorca | odbiorca/zleceniodawca | target name
    | mottagare | bénéficiaire | beneficiario | saaja/maksaja | partner neve | 交易对方 | supplierfound | naam | operazione | name`),
  amount:
    list(`amount | betrag | sum | value | cost | price | umsatz | transaction amount | credit/debit amount | importe | monto | montant | montant de l'opération
    | importo | bedrag | belopp | beløb | beløp | kwota | kwota w walucie rachunku | kwota operacji | částka | valor | summa | buchungsbetrag
    | gross | brutto | net | netto | määrä | tranzakció összege | сумма операции | 金額 | 金额 | cad$ | source amount | total`),
  debit:
    list(`debit | debits | debit amount | amount debit | debet | money out | paid out | withdrawal | withdrawals | withdrawal amount
    | withdrawal amt | debit amt | dr | outflow | spent | out | soll | belastung | lastschrift | obciążenia | débit | debe | cargo | cargos | dare | addebiti | uscite
    | ausgabe | ausgaben | uttag | ut | ut fra konto | af
    | お支払金額 | お引出し | 出金金額`),
  credit:
    list(`credit | credits | credit amount | amount credit | kredit | money in | paid in | deposit | deposits | deposit amount
    | deposit amt | credit amt | cr | inflow | received | in | haben | gutschrift | uznania | crédit | haber | abono | abonos | avere | accrediti
    | entrate | einnahme | einnahmen | insättningar | inn | inn på konto | bij
    | お預り金額 | お預入れ | 入金金額`),
  /** The column that marks each amount as debit or credit; some banks give it no name. */
  mark: [
    ...list(`s/h | soll/haben | soll-/haben-kennzeichen | dr/cr | cr/dr | debit/credit | credit/debit
    | debit/kredit | af bij | creditdebet | d/c | c/d | d/k | direction | bevétel/kiadás | 收/支 | transaction type | type | umsatztyp | typ | tipo`),
    '',
  ],
  /** What the bank takes beside an amount that is without it. */
  fee: list('source fee amount | fee'),
  category: list(
    'category | spending category | kategorie | catégorie | categoría | categoria | categorie | kategori | kategoria | категория | 大項目',
  ),
  payer: list(
    'paid by | who paid | payer | who | bezahlt von | von | payé par | pagado por | pagato da | betaald door',
  ),
  split: list('for | for whom | split | shared | shares | für | pour | para | per | voor'),
  /** The amounts of those whom a split names. */
  parts: list('split amounts'),
  /** Says whether a payment was made. */
  status: list('pending | status | state | info | état | estado | stato | статус'),
  currency: list(
    'currency | währung | waehrung | buchungswährung | devise | divisa | moneda | munt | waluta | waluta rachunku | waluta operacji | source currency | ccy | currency code | monn. | monn | tranzakció devizaneme | posted currency | валюта операции',
  ),
} as const;

/** Returns whether a plain name is that of a value date, which may differ from the day of the payment. */
export function isValueDate(name: string): boolean {
  const names: readonly string[] = columnNames.date;
  return names.indexOf(name) >= names.indexOf('value date');
}

export type Column = keyof typeof columnNames;
export type Columns = ReadonlyMap<Column, number>;

/** A file has the first, or the other two. */
export const amountColumns = ['amount', 'debit', 'credit'] as const;
