import { beforeAll, expect, test } from 'vitest';
import { provideTemporal } from '#client/lib/temporal.ts';
import { initialState } from '#client/tool-kit/state/state-schema.ts';
import { type ExpenseOptions, schema } from '../schema.ts';
import { readEntries } from './entries.ts';

beforeAll(provideTemporal);

const read = (entries: string, options: Partial<ExpenseOptions> = {}) =>
  readEntries({ ...initialState(schema), currency: '', ...options, entries });
const rows = (entries: string, options: Partial<ExpenseOptions> = {}) =>
  read(entries, options).entries.map(
    ({ date, what, units }) => `${date} ${what} ${(Number(units) / 100).toFixed(2)}`,
  );

// Column names of bank2ynab.conf and of a ledger’s rules for CSV, some left out; the rows are made up.
test.each([
  [
    'Wise: a direction, a fee beside the amount, and what was cancelled',
    'ID,Status,Direction,"Created on","Source fee amount","Source amount (after fees)","Source currency","Target name",Reference\n1,COMPLETED,OUT,"2024-01-05 10:00:00",0.50,12.50,EUR,Lidl,\n2,COMPLETED,IN,"2024-01-06 10:00:00",0.30,100.00,EUR,Jane,\n3,CANCELLED,OUT,"2024-01-07 10:00:00",0.00,9.00,EUR,Bob,\n',
    ['2024-01-05 Lidl 13.00', '2024-01-06 Jane -100.00'],
  ],
  [
    'National Australia Bank: no names, the month in letters, and a number of the account',
    '21 Mar 23,-45.00,123456789,,MISCELLANEOUS DEBIT,COLES,1000.00\n22 Mar 23,-5.50,123456789,,MISCELLANEOUS DEBIT,CAFE,994.50\n',
    ['2023-03-21 COLES – MISCELLANEOUS DEBIT 45.00', '2023-03-22 CAFE – MISCELLANEOUS DEBIT 5.50'],
  ],
  [
    'ANZ: no names, the amount second, and a short text',
    '24/03/2023,-12.50,"WOOLWORTHS"\n25/03/2023,-3.80,"JB"\n',
    ['2023-03-24 WOOLWORTHS 12.50', '2023-03-25 JB 3.80'],
  ],
  [
    'Triodos: no names, an account before the payee, and a word for the direction',
    '"17-01-2023","NL12TRIO0123456789","12,34","Debet","Albert Heijn","987,66"\n"18-01-2023","NL12TRIO0123456789","100,00","Credit","ACME","1.087,66"\n',
    ['2023-01-17 Albert Heijn 12.34', '2023-01-18 ACME -100.00'],
  ],
  [
    'Knab: CreditDebet and the holder of the other account',
    'KNAB EXPORT;;;;;\nTransactiedatum;Valutacode;CreditDebet;Bedrag;Tegenrekeninghouder;Omschrijving\n17-01-2023;EUR;D;12,34;Albert Heijn;Pas\n18-01-2023;EUR;C;1000,00;ACME;Loon\n',
    ['2023-01-17 Albert Heijn – Pas 12.34', '2023-01-18 ACME – Loon -1000.00'],
  ],
  [
    'Swisscard: Debit/Kredit',
    'Transaktionsdatum,Beschreibung,Währung,Betrag,Debit/Kredit\n17.01.2023,MIGROS,CHF,45.90,Debit\n18.01.2023,IHRE ZAHLUNG,CHF,100.00,Kredit\n',
    ['2023-01-17 MIGROS 45.90', '2023-01-18 IHRE ZAHLUNG -100.00'],
  ],
  [
    'Swedbank: D/K, and lines of the statement with dates and amounts',
    '"Date";"Beneficiary/Payer";"Details";"Amount";"D/K"\n"01.01.2018";"";"Opening balance";"100,00";"K"\n"17.01.2018";"RIMI";"Card";"12,34";"D"\n"18.01.2018";"ACME";"Pay";"1000,00";"K"\n"31.01.2018";"";"Turnover";"12,34";"D"\n"31.01.2018";"";"Closing balance";"1087,66";"K"\n',
    ['2018-01-17 RIMI – Card 12.34', '2018-01-18 ACME – Pay -1000.00'],
  ],
  [
    'Alior: the amount in the currency of the account',
    'Data transakcji;Nazwa odbiorcy;Szczegóły transakcji;Kwota operacji;Waluta operacji;Kwota w walucie rachunku;Waluta rachunku\n17-05-2023;AMAZON;zakupy;-10,00;EUR;-45,50;PLN\n',
    ['2023-05-17 AMAZON – zakupy 45.50'],
  ],
  [
    'Venmo: a date with a time in a column called Datetime, and a space behind the sign',
    'Account Activity,,,,,\n,Datetime,Note,From,Amount (total),Amount (tip)\n,2023-01-17T18:00:00,Dinner,Jane,- $30.00,\n,2023-01-18T18:00:00,Rent,Ann,"+ $1,020.00",\n',
    ['2023-01-17 Dinner 30.00', '2023-01-18 Rent -1020.00'],
  ],
  [
    'UniCredit: Data Registrazione',
    'Data Registrazione;Descrizione;Importo (EUR)\n17.01.2023;ESSELUNGA;-45,90\n',
    ['2023-01-17 ESSELUNGA 45.90'],
  ],
  [
    'ING in Spain: F. VALOR',
    'F. VALOR;DESCRIPCIÓN;IMPORTE (€);SALDO (€)\n17/01/2023;MERCADONA;-45,90;954,10\n',
    ['2023-01-17 MERCADONA 45.90'],
  ],
])('%s', (_, file, wanted) => {
  const isCommaDecimal = /[;"]-?\d+,\d\d[;"]/.test(file);
  expect(rows(file, { locale: isCommaDecimal ? 'de' : 'en' })).toEqual(wanted);
});

test('Revolut takes its fee beside the amount; elsewhere a fee may be a part of it', () => {
  const names = 'Started Date,Completed Date,Description,Amount,Fee';
  const fields = '2023-01-17 10:00:00,2023-01-18 09:00:00,Cash,-100.00,2.00';
  expect(rows(`${names}\n${fields}\n`)).toEqual(['2023-01-18 Cash 102.00']);
  expect(rows('Date,Description,Amount,Fee\n2023-01-18,Cash,-100.00,2.00\n')).toEqual([
    '2023-01-18 Cash 100.00',
  ]);
});

test('Settle Up: who paid, for whom, and the amount of each', () => {
  const file =
    'Who paid,Amount,Currency,For whom,Split amounts,Purpose,Date & time\nAnn,30,EUR,Ann;Ben,10;20,Dinner,2023-01-17 18:00:00\n';
  expect(read(file).entries[0]).toMatchObject({ payer: 'Ann', split: 'Ann=10+Ben=20', units: 3000n });
});

// The words of Nordea’s export (a ledger’s nordea.rules), Danish, Belgian and German banks.
test.each([
  'Kirjauspäivä;Määrä;Otsikko\n2024/01/17;-45,90;S-MARKET\nVaraus;-7,50;KAHVILA\n',
  'Dato;Tekst;Beløb;Status\n17.01.2023;NETTO;-45,90;Udført\n19.01.2023;SHELL;-300,00;Venter\n',
  'Uitvoeringsdatum;Bedrag;Details;Status\n17/01/2023;-12,34;A;Geaccepteerd\n18/01/2023;-99,00;B;Geweigerd\n',
  'Buchungstag;Verwendungszweck;Betrag;Info\n22.02.18;A;-36,99;Umsatz gebucht\n23.02.18;B;-12,50;Umsatz vorgemerkt\n',
  'Date,Amount,Pending,Description,State\n2013/07/25,-12.00,false,A,CA\n2013/07/26,-4.00,true,B,CA\n',
])('pending and refused payments are left out: %s', (file) => {
  const { entries, unbooked } = read(file, { locale: file.includes(';') ? 'de' : 'en', sign: 'below' });
  expect([entries.length, unbooked]).toEqual([1, [3]]);
});

test('columns by hand find the bars of kta_ei.dat in bank2ynab’s test data in spite of its commas', () => {
  const file = 'K|32000|244081|EUR\n| POS 6,49 AT|20190311|FORSTINGER|-89.30|\n';
  expect(rows(file, { columns: '-, what, date, payee, amount', sign: 'below' })).toEqual([
    '2019-03-11 FORSTINGER – POS 6,49 AT 89.30',
  ]);
});
