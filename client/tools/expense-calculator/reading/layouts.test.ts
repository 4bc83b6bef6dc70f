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
    'Triodos: no names, an account before the payee, and a word for the direction',
    '"17-01-2023","NL12TRIO0123456789","12,34","Debet","Albert Heijn","987,66"\n"18-01-2023","NL12TRIO0123456789","100,00","Credit","ACME","1.087,66"\n',
    ['2023-01-17 Albert Heijn 12.34', '2023-01-18 ACME -100.00'],
  ],
  [
    'Swedbank: D/K, and lines of the statement with dates and amounts',
    '"Date";"Beneficiary/Payer";"Details";"Amount";"D/K"\n"01.01.2018";"";"Opening balance";"100,00";"K"\n"17.01.2018";"RIMI";"Card";"12,34";"D"\n"18.01.2018";"ACME";"Pay";"1000,00";"K"\n"31.01.2018";"";"Turnover";"12,34";"D"\n"31.01.2018";"";"Closing balance";"1087,66";"K"\n',
    ['2018-01-17 RIMI – Card 12.34', '2018-01-18 ACME – Pay -1000.00'],
  ],
  [
    'Venmo: a date with a time in a column called Datetime, and a space behind the sign',
    'Account Activity,,,,,\n,Datetime,Note,From,Amount (total),Amount (tip)\n,2023-01-17T18:00:00,Dinner,Jane,- $30.00,\n,2023-01-18T18:00:00,Rent,Ann,"+ $1,020.00",\n',
    ['2023-01-17 Dinner 30.00', '2023-01-18 Rent -1020.00'],
  ],
  [
    'mBank: the final balance is in other columns',
    '#Data operacji;#Opis operacji;#Tytuł;#Kwota;#Saldo po operacji\n2026-05-06;"ZAKUP";"KAWIARNIA";-24,00;9217,81\n\n;;;#Saldo końcowe;9217,81 PLN;\n',
    ['2026-05-06 KAWIARNIA 24.00'],
  ],
  [
    'Fineco: underscores in the names',
    'Data_Operazione;Data_Valuta;Entrate;Uscite;Descrizione;Descrizione_Completa\n26/05/2024;26/05/2024;;-12,50;VISA DEBIT;ESSELUNGA\n',
    ['2024-05-26 ESSELUNGA 12.50'],
  ],
  [
    'ABN AMRO: no names, and the balances before and after first (its layout in bank2ynab)',
    '1\tEUR\t20240526\t987,50\t975,00\t20240526\t-12,50\tBEA Albert Heijn\n1\tEUR\t20240527\t975,00\t1975,00\t20240527\t1000,00\tSEPA LOON\n',
    ['2024-05-26 BEA Albert Heijn 12.50', '2024-05-27 SEPA LOON -1000.00'],
  ],
  [
    'no names, and a column each for what is spent and what comes in, as in reckon’s fixture of SunTrust',
    '11/11/2014,0, Deposit,0,500.00,500.00\n11/22/2014,101,Check,100.00,0,400.00\n',
    ['2014-11-11 Deposit -500.00', '2014-11-22 Check 100.00'],
  ],
  // The next ones are of csv2ofx’s and bank2ynab’s test data; the description is cut into columns.
  [
    'UBS in French: the parts of the description are numbered',
    "Produit;Monn.;Description;Date de valeur;Description 1;Description 2;Description 3;Débit;Crédit;Solde\n0123;CHF;Compte personnel UBS;28.02.2019;Virement postal;ASSOCIATION FOO-BAR;CH;;240.00;11'613.94\n0123;CHF;Compte personnel UBS;31.03.2019;Solde prix prestations;;;10.00;;11'373.94\n",
    ['2019-02-28 Virement postal ASSOCIATION FOO-BAR CH -240.00', '2019-03-31 Solde prix prestations 10.00'],
  ],
  [
    'GLS: VWZ1 to VWZ14',
    'Kontonummer;Buchungstag;Auftraggeber/Empfänger;Buchungstext;VWZ1;VWZ2;VWZ3;Betrag\n1;10.10.2017;Drillisch Online AG;"SEPA-Basislastschrift";B4658645;987 SIMply Rechnung;;-98,76\n',
    ['2017-10-10 Drillisch Online AG – B4658645 987 SIMply Rechnung 98.76'],
  ],
  [
    'PKO of Poland: the parts have no names (its layout in bank2ynab)',
    '"Data operacji","Data waluty","Typ transakcji","Kwota","Waluta","Saldo po transakcji","Opis transakcji","",""\n"2026-08-20","2026-08-20","Karta","-23.50","PLN","+976.50","Tytuł: 0004","Lokalizacja: BIEDRONKA",""\n',
    ['2026-08-20 Tytuł: 0004 Lokalizacja: BIEDRONKA 23.50'],
  ],
  [
    'Erste of Hungary: a dot behind the date, and amounts without decimals',
    'Tranzakció dátuma,Partner neve,Tranzakció összege,Tranzakció devizaneme,Bevétel/Kiadás,Egyenleg\n2019.04.19.,memo,-350,HUF,outflow,2345.56\n2019.04.17.,pay,1290,HUF,inflow,1055.56\n',
    ['2019-04-17 pay -1290.00', '2019-04-19 memo 350.00'],
  ],
  // The next two are rows of the fixtures of reckon, an importer for ledgers.
  [
    'Chase: no names, a word for the direction first, and dates of OFX',
    'DEBIT,20091224120000[0:GMT],"SLICEHOST",-85.00\nCREDIT,20091223120000[0:GMT],"Some Company",3520.00\nCHECK,20091224120000[0:GMT],"CHECK 2656",-20.00\n',
    [
      '2009-12-23 Some Company – CREDIT -3520.00',
      '2009-12-24 SLICEHOST – DEBIT 85.00',
      '2009-12-24 CHECK 2656 – CHECK 20.00',
    ],
  ],
  [
    'no names, signs of the currency, and parentheses for what is spent',
    'DEBIT,2011/12/24,"SLICEHOST",($85.00)\nCREDIT,2011/12/25,"Some Company",$3520.00\nCHECK,2011/12/26,"CHECK 2656",($.96)\n',
    [
      '2011-12-24 SLICEHOST – DEBIT 85.00',
      '2011-12-25 Some Company – CREDIT -3520.00',
      '2011-12-26 CHECK 2656 – CHECK 0.96',
    ],
  ],
])('%s', (_, file, wanted) => {
  const isCommaDecimal = /[;"\t]-?\d+,\d\d[;"\t]/.test(file);
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

// As the tests of two public readers of statements have them.
test.each([
  'Buchungsdatum;Verwendungszweck;Umsatztyp;Betrag (€)\n08.07.26;Salary;Eingang;123,45\n08.07.26;Groceries;Ausgang;123,45\n',
  'date,description,amount,type\n2026-08-15,Salary,123.45,income\n2026-08-18,Groceries,123.45,expense\n',
])('a column says which way amounts without signs went: %s', (file) => {
  const { entries } = read(file, { locale: file.includes(';') ? 'de' : 'en' });
  expect(entries.map(({ what, units }) => [what, units])).toEqual([
    ['Salary', -12_345n],
    ['Groceries', 12_345n],
  ]);
});

// The words of Nordea’s export (a ledger’s nordea.rules), Danish, Belgian, German and Russian banks, and of PKO’s rows without a date.
test.each([
  'Kirjauspäivä;Määrä;Otsikko\n2024/01/17;-45,90;S-MARKET\nVaraus;-7,50;KAHVILA\n',
  'Dato;Tekst;Beløb;Status\n17.01.2023;NETTO;-45,90;Udført\n19.01.2023;SHELL;-300,00;Venter\n',
  'Uitvoeringsdatum;Bedrag;Details;Status\n17/01/2023;-12,34;A;Geaccepteerd\n18/01/2023;-99,00;B;Geweigerd\n',
  'Buchungstag;Verwendungszweck;Betrag;Info\n22.02.18;A;-36,99;Umsatz gebucht\n23.02.18;B;-12,50;Umsatz vorgemerkt\n',
  'Date,Amount,Pending,Description,State\n2013/07/25,-12.00,false,A,CA\n2013/07/26,-4.00,true,B,CA\n',
  'Дата операции;Статус;Сумма операции;Описание\n15.08.2026 10:00:00;OK;-1250,50;A\n19.08.2026 11:00:00;FAILED;-100,00;B\n',
  'Data operacji,Data waluty,Kwota,Saldo po transakcji,Opis transakcji\n2026-07-13,2026-07-13,-90.00,5.00,A\n,2026-07-13,-90.34,W rozliczeniu,B\n',
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

test('unknown names below the lines of a bank are named with their row', () => {
  expect(() => read('My bank,1\nKonto,2\nWann,Was,Wieviel\n2026-01-05,Tee,drei\n')).toThrow(
    'Row 3 names no column that is known to be the amount: “Wann”',
  );
});

test.each([
  [
    'a date, an amount and two texts',
    'Dátum;Összeg;Deviza;Partner;Közlemény\n2026.01.05;-12,50;EUR;Spar;Vásárlás\n2026.01.06;-3,00;EUR;Posta;Bélyeg\n',
    ['2026-01-05 Vásárlás – Spar 12.50', '2026-01-06 Bélyeg – Posta 3.00'],
    ['date', 'amount', 'currency', 'what', 'payee'],
  ],
  [
    'amounts without decimals, as banks write the forint',
    'Nap,Hol,Mennyi,Marad\n2019.04.19.,Spar,-350,1900\n2019.04.17.,Munka,1290,2250\n',
    ['2019-04-17 Munka -1290.00', '2019-04-19 Spar 350.00'],
    ['date', 'amount', 'what'],
  ],
  [
    'the payee alone, below a kind that never changes',
    'Date;Type;Amount;Shop\n2026-01-05;CARD;-12.50;Bäcker\n2026-01-06;CARD;-3.00;Kiosk\n',
    ['2026-01-05 Bäcker 12.50', '2026-01-06 Kiosk 3.00'],
    ['what'],
  ],
])('columns with unknown names are found by their cells: %s', (_, file, wanted, guessed) => {
  const locale = file.includes(',') ? 'de' : 'en';
  expect(rows(file, { locale })).toEqual(wanted);
  const { readAs } = read(file, { locale }).certainty;
  expect(readAs.map(([column]) => column)).toEqual(expect.arrayContaining(guessed));
});

test('another text says what a payment was where the description is empty, and blank lines count as rows', () => {
  // The names are those of ZKB in Zurich.
  const names = 'Date;Booking text;Curr;Debit CHF;Credit CHF;Payment purpose;Details';
  const rows = '\n\n02.01.2024;Debit TWINT: Test;CHF;25.50;;;\n\n03.01.2024;Standing order;CHF;x;;Rent;';
  expect(() => read(names + rows)).toThrow('Row 5, debit');
  expect(read(names + rows.replace('x', '900.00')).entries.map(({ row, what }) => [row, what])).toEqual([
    [3, 'Debit TWINT: Test'],
    [5, 'Rent'],
  ]);
});

test('balances and turnovers of Baltic statements are left out', () => {
  const names = 'Data,Gavėjas,Paaiškinimai,Suma,Valiuta,D/K\n';
  const rows = '2026-01-01,,Likutis pradžiai,500.00,EUR,K\n2026-01-02,Maxima,Pirkinys,20.64,EUR,D\n';
  expect(read(`${names}${rows}2026-01-31,,Apyvarta,20.64,EUR,D`, { currency: 'EUR' }).idle).toEqual([2, 4]);
});
