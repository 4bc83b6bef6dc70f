import { beforeAll, expect, test } from 'vitest';
import { provideTemporal } from '#client/lib/temporal.ts';
import { initialState } from '#client/tool-kit/state/state-schema.ts';
import { type ExpenseOptions, schema } from '../schema.ts';
import { readEntries } from './entries.ts';

beforeAll(provideTemporal);

const read = (entries: string, options: Partial<ExpenseOptions> = {}) =>
  readEntries({ ...initialState(schema), ...options, entries });
/** Date, text and amount of each row; expenses are above 0. */
const rows = (entries: string, options: Partial<ExpenseOptions> = {}) =>
  read(entries, options).entries.map(
    ({ date, what, units }) => `${date} ${what} ${(Number(units) / 100).toFixed(2)}`,
  );

// The layouts that the banks' own exports have; the rows are made up.
const exports: readonly (readonly [name: string, file: string, wanted: readonly string[]])[] = [
  [
    'a line of totals below the names, as Luzerner Kantonalbank (its layout in Banana’s import filters)',
    'Buchungsdatum;Valuta;Buchungstext;Details;Betrag Detail;Belastung;Gutschrift;Saldo CHF\nUmsatztotal;;;;;24418.72;9382.8;\n03.04.2017;03.04.2017;Gutschrift;MIETE;;;1000.00;\n05.04.2017;05.04.2017;Zahlung;Coop;;45.30;;\n',
    ['2017-04-03 Gutschrift -1000.00', '2017-04-05 Zahlung 45.30'],
  ],
  [
    'a reference before no other text, as Banque Populaire and Caisse d’Epargne',
    'Date de comptabilisation;Libelle simplifie;Libelle operation;Reference;Debit;Credit;Date operation\n19/08/2026;INTERMARCHE;CB INTERMARCHE;ref-1;-46,80;;17/08/2026\n18/08/2026;SALAIRE;VIR SALAIRE;ref-2;;1 800,00;18/08/2026\n',
    ['2026-08-17 CB INTERMARCHE 46.80', '2026-08-18 VIR SALAIRE -1800.00'],
  ],
  [
    'the total of an order, and pending ones without, as Amazon’s orders in the data of csv2ofx',
    'order id,items,date,total,shipping,tax\n112-1,"Remover, 4 oz; ",2022-12-20,4.22,0,0.24\n111-3,Bulb,2022-12-19,7.42,0,0.42\nD01-1,,pending,,,\n',
    ['2022-12-19 Bulb 7.42', '2022-12-20 Remover, 4 oz; 4.22'],
  ],
  [
    'no names, the account first, and a plus for what came in, as easybank (its layout in bank2ynab)',
    '20010203008;Abbuchung Onlinebanking;12.07.2011;11.07.2011;-33.00;EUR\n20010203008;Kindle Books;09.07.2011;08.07.2011;+21.64;EUR\n',
    ['2011-07-09 Kindle Books -21.64', '2011-07-12 Abbuchung Onlinebanking 33.00'],
  ],
  [
    'Débit below 0, as French banks',
    'Date;Libellé;Débit euros;Crédit euros\n05/01/2026;CARREFOUR;-1 012,50;\n25/01/2026;SALAIRE;;1500,00\n',
    ['2026-01-05 CARREFOUR 1012.50', '2026-01-25 SALAIRE -1500.00'],
  ],
  [
    'zeros in the column that does not count, and a debit taken back',
    'Date,Narrative,Debit,Credit\n2026-01-05,SHOP,12.00,0.00\n2026-01-06,SHOP,-12.00,0.00\n2026-01-07,PAY,0.00,5.00\n',
    ['2026-01-05 SHOP 12.00', '2026-01-06 SHOP -12.00', '2026-01-07 PAY -5.00'],
  ],
  [
    'lines of the bank above the names, as DKB',
    '"Girokonto";"DE02120300000000202051"\n"Zeitraum:";"01.01.2026 - 31.01.2026"\n"Kontostand vom 31.01.2026:";"1.234,56 €"\n""\n"Buchungsdatum";"Wertstellung";"Status";"Zahlungspflichtige*r";"Zahlungsempfänger*in";"Verwendungszweck";"Betrag (€)"\n"05.01.26";"05.01.26";"Gebucht";"Ich";"REWE";"Einkauf";"-84,20"\n"07.01.26";"07.01.26";"Gebucht";"Ich";"DB";"Karte";"-1.120,00"\n"30.01.26";"30.01.26";"Gebucht";"Firma";"Ich";"Gehalt";"2.500,00"\n',
    ['2026-01-05 REWE – Einkauf 84.20', '2026-01-07 DB – Karte 1120.00', '2026-01-30 Ich – Gehalt -2500.00'],
  ],
  [
    'Af Bij and a date without marks, as ING in the Netherlands',
    '"Datum";"Naam / Omschrijving";"Af Bij";"Bedrag (EUR)";"Mededelingen"\n"20260105";"Albert Heijn";"Af";"12,34";"Pas 1"\n"20260106";"Werk";"Bij";"1000,00";"Loon"\n',
    ['2026-01-05 Albert Heijn – Pas 1 12.34', '2026-01-06 Werk – Loon -1000.00'],
  ],
  [
    'Chase: a sign, and the description before the details',
    'Details,Posting Date,Description,Amount,Type,Balance,Check or Slip #\nDEBIT,11/21/2026,AMZN,-12.99,DEBIT_CARD,500.00,,\nDEBIT,11/22/2026,GAS,-30.00,DEBIT_CARD,470.00,,\nCREDIT,11/20/2026,PAYROLL,1500.00,ACH_CREDIT,512.99,,\n',
    ['2026-11-20 PAYROLL -1500.00', '2026-11-21 AMZN 12.99', '2026-11-22 GAS 30.00'],
  ],
  // Column names that public parsers of these exports expect, some left out; the rows are made up.
  [
    'Monzo: the shop’s name before the description',
    'Transaction ID,Date,Time,Type,Name,Category,Amount,Currency,Description,Money Out,Money In\ntx_1,17/01/2026,18:40:55,Card payment,Tesco,Groceries,-23.15,EUR,TESCO STORES 2041,-23.15,\ntx_2,18/01/2026,08:12:01,Card payment,Pret,Eating out,-4.50,EUR,PRET,-4.50,\n',
    ['2026-01-17 Tesco – TESCO STORES 2041 23.15', '2026-01-18 Pret 4.50'],
  ],
  [
    'mBank: # before the names, and the currency behind the amounts',
    '#Data operacji;#Opis operacji;#Rachunek;#Kategoria;#Kwota;\n2026-01-19;"BIEDRONKA";"eKonto";"Dom";-1 143,18 EUR;;\n2026-01-20;"ORLEN";"eKonto";"Paliwo";-200,00 EUR;;\n',
    ['2026-01-19 BIEDRONKA 1143.18', '2026-01-20 ORLEN 200.00'],
  ],
  [
    'Bank of America: a balance without an amount',
    'Date,Description,Amount,Running Bal.\n01/01/2026,Beginning balance as of 01/01/2026,,"1,500.00"\n01/18/2026,SAFEWAY,"-120.20","1,379.80"\n',
    ['2026-01-18 SAFEWAY 120.20'],
  ],
  [
    'Revolut: a time behind the date',
    'Type,Product,Started Date,Completed Date,Description,Amount,Fee,Currency,State,Balance\nCARD_PAYMENT,Current,2026-01-05 12:33:11,2026-01-06 10:00:00,Cafe,-3.50,0.00,EUR,COMPLETED,96.50\n',
    ['2026-01-06 Cafe 3.50'],
  ],
  [
    'Valuta as the currency, as Swedish banks',
    'Bokföringsdag;Belopp;Rubrik;Saldo;Valuta\n2026-01-05;-12,50;ICA;100,00;EUR\n',
    ['2026-01-05 ICA 12.50'],
  ],
  // The header rows of the next ones are those of the test data of bank2ynab and of RechnungsPilot’s samples.
  [
    'a currency of its own in the name, as a Czech bank in English',
    '"Item";"Posting date";"Amount CZK";"Bank account details"\n"Card";"2026/01/05";"-111,11";"Shop"\n',
    ['2026-01-05 Shop – Card 111.11'],
  ],
  [
    'PayPal: what its fee leaves',
    '"Datum","Name","Währung","Brutto","Gebühr","Netto"\n"18.06.2026","Shop","EUR","-6,19","0,00","-6,19"\n"19.06.2026","Post","EUR","-3,00","0,00","-3,00"\n"21.06.2026","Kunde","EUR","10,00","-0,59","9,41"\n',
    ['2026-06-18 Shop 6.19', '2026-06-19 Post 3.00', '2026-06-21 Kunde -9.41'],
  ],
  [
    'YNAB: outflow and inflow with signs, and zeros with signs',
    '"Account","Date","Payee","Memo","Outflow","Inflow"\n"A","2026-01-05","Landlord","Rent","$1,500.00","$0.00"\n"A","2026-01-06","Firm","Pay","$0.00","$2,500.00"\n',
    ['2026-01-05 Landlord – Rent 1500.00', '2026-01-06 Firm – Pay -2500.00'],
  ],
  [
    'Splitwise: its sum has a date and no cost',
    'Date,Description,Category,Cost,Currency,Ann,Ben\n2026-01-05,Food,General,84.20,EUR,42.10,-42.10\n2026-01-31,Total balance, , ,EUR,42.10,-42.10\n',
    ['2026-01-05 Food 84.20'],
  ],
  [
    'minus signs behind, DR and CR, and a sum at the end',
    'Date,Description,Amount\n5 Jan 2026,A,12.50 DR\n06-Feb-26,B,20.00 CR\n"Mar 7, 2026",C,3.00-\n,Total,100\n',
    ['2026-01-05 A 12.50', '2026-02-06 B -20.00', '2026-03-07 C -3.00'],
  ],
  [
    'AIB of Ireland: spaces before names, numbered descriptions',
    'Posted Account, Posted Transactions Date, Description1, Description2, Debit Amount, Credit Amount,Balance,Posted Currency\n"IE1","25/01/2026","TESCO","", 45.90,,"9.10",EUR\n',
    ['2026-01-25 TESCO 45.90'],
  ],
  [
    'RBC of Canada: the currency names the amounts',
    '"Account Type","Transaction Date","Cheque Number","Description 1","CAD$","USD$"\nChequing,1/31/2026,,"PAYROLL",1500.00,\nChequing,1/5/2026,,"LOBLAWS",-45.90,\nChequing,1/6/2026,,"TTC",-3.20,\n',
    ['2026-01-05 LOBLAWS 45.90', '2026-01-06 TTC 3.20', '2026-01-31 PAYROLL -1500.00'],
  ],
  [
    'WeChat Pay: a column says which way',
    '交易时间,交易类型,交易对方,商品,收/支,金额(元)\n2026-01-25 12:00:00,商户消费,美团,外卖,支出,¥45.90\n2026-01-26 12:00:00,红包,张三,红包,收入,¥5.00\n',
    ['2026-01-25 美团 – 外卖 45.90', '2026-01-26 张三 – 红包 -5.00'],
  ],
  // The header rows and marks of the next ones are those of bank2ynab’s test data and of reports to importers.
  [
    'KBC of Belgium: credit and debet',
    'Munt;Datum;Omschrijving;Valuta;Bedrag;Saldo;credit;debet\nEUR;28/02/2018;BIJDRAGE;28/02/2018;-3,40;219,95;              ;-3,40\nEUR;27/02/2018;LOON;27/02/2018;1500,00;223,35;1500,00;\n',
    ['2018-02-27 LOON -1500.00', '2018-02-28 BIJDRAGE 3.40'],
  ],
  [
    'John Lewis: CR in a column without a name',
    'Date Processed,Description,Amount,\n12-Dec-2019,DELIVEROO,18.89,\n02-Dec-2019,PAYMENT RECEIVED,"+ 1,100.00",CR\n',
    ['2019-12-02 PAYMENT RECEIVED -1100.00', '2019-12-12 DELIVEROO 18.89'],
  ],
];

test.each(exports)('%s', (_, file, wanted) => {
  expect(
    rows(file, { locale: file.includes(';') ? 'de' : 'en', currency: /¥|RUB/.exec(file) ? '' : 'EUR' }),
  ).toEqual(wanted);
});

test('a file without names: signs, and a column of its own that is no currency', () => {
  const targobank = "03.11.2026;Lastschrift;-20,00;;;;'DE67000000000000000000'\n";
  expect(rows(targobank, { locale: 'de' })).toEqual(['2026-11-03 Lastschrift 20.00']);
  const wellsFargo = '"12/24/2026","-12.07","*","","CARD"\n';
  expect(rows(wellsFargo, { columns: 'date, amount, -, -, what' })).toEqual(['2026-12-24 CARD 12.07']);
  const split = '2026-01-05,Refund,-10,,Ann,\n2026-01-05,Tea,-1,,,\n';
  expect(rows(split)).toEqual(['2026-01-05 Refund -10.00', '2026-01-05 Tea -1.00']);
});

test('where as many are above as below 0, those below are expenses, as in the example, and the other way is named', () => {
  const file = 'Booking Date,Partner Name,Amount (EUR)\n2026-04-01,REWE,(12.30)\n2026-04-02,ACME,1000\n';
  expect(read(file)).toMatchObject({ isTurned: true, isUnsure: true });
  expect(read(file, { sign: 'below' })).toMatchObject({ isUnsure: false });
  // A refund among rows of one’s own.
  expect(read('2026-04-01, Pizza, 12.50\n2026-04-02, Refund, -3')).toMatchObject({
    isTurned: false,
    isUnsure: true,
  });
});

test('a plus is income among amounts without signs, too', () => {
  const typed = '2026-01-05,Salary,+2000\n2026-01-06,Rent,800';
  expect(rows(typed)).toEqual(['2026-01-05 Salary -2000.00', '2026-01-06 Rent 800.00']);
  const shared = 'date,what,amount,paid by\n2026-01-05,Refund,+20,Ann\n2026-01-06,Food,80,Ben\n';
  expect(rows(shared)).toEqual(['2026-01-05 Refund -20.00', '2026-01-06 Food 80.00']);
  expect(rows(typed, { sign: 'above' })[0]).toBe('2026-01-05 Salary 2000.00');
});

test('columns for debit and credit say which amounts are spent', () => {
  // The header row is that of Deutsche Bank.
  const file =
    'Buchungstag;Wert;Verwendungszweck;Betrag;Soll;Haben\n2.7.2026;2.7.2026;Strom;-45,50;-45,50;\n1.7.2026;1.7.2026;Lohn;2.500,00;;2.500,00\n';
  expect(read(file, { locale: 'de' })).toMatchObject({ isTurned: false, isUnsure: false });
});

// The signs of CLDR.
test.each([
  ['ZAR', 'en', '-R 30000.00', 30000],
  ['ZAR', 'en', '-R287.96', 287.96],
  ['PLN', 'de', '-45,90 zł', 45.9],
  ['SEK', 'de', '-1 045,90 kr', 1045.9],
  ['CZK', 'de', '-111,11 Kč', 111.11],
  ['INR', 'en', '250.00 DR', 250],
  ['INR', 'en', '-Rs.1,20,000.50', 120000.5],
  ['PKR', 'en', '-Rs.100', 100],
  ['DKK', 'de', '-45,90 kr.', 45.9],
])('an amount in %s', (currency, locale, amount, wanted) => {
  const { entries } = read(`date;what;amount\n2026-01-05;A;${amount}\n`, { currency, locale, sign: 'below' });
  expect(Number(entries[0]?.units) / 100).toBe(wanted);
});

test('names without one for the date are reported', () => {
  expect(() => read('Wann,Was,Amount\nheute,Tea,3.50\n')).toThrow('known to be the date: “Wann”');
});

test('the sign of expenses is detected, and can be chosen', () => {
  const file = 'Date,Text,Amount\n2026-01-05,A,-10\n2026-01-06,B,-5\n2026-01-07,Pay,100\n';
  expect(read(file).isTurned).toBe(true);
  expect(rows(file, { sign: 'above' })[0]).toBe('2026-01-05 A -10.00');
  // A file of our own has refunds below 0, however many.
  const own = 'date,what,amount,category,paid by,for\n2026-01-05,Refund,-10,,,\n';
  expect(rows(own)).toEqual(['2026-01-05 Refund -10.00']);
});

test('columns by hand, with what is above them left out', () => {
  const file = 'My bank\nWann,Was,X,Wieviel\n2026-01-05,Tea,9,3.50\n';
  expect(rows(file, { columns: 'date, what, -, amount' })).toEqual(['2026-01-05 Tea 3.50']);
  // Without separators, a row is a single part.
  expect(() => read('2026-01-05 Tea 3.50\n', { columns: 'date, what, amount' })).toThrow('No row has a date');
  expect(() => read(file, { columns: 'date, what' })).toThrow('A date and an amount');
  expect(() => read(file, { columns: 'date, foo, amount' })).toThrow('“foo” is not a known column');
  expect(() => read('Wann,Was,Wieviel\n2026-01-05,Tea,drei\n')).toThrow('Row 1 names no column');
});

test('the order of day and month can be said where no row tells it', () => {
  const file = 'date,what,amount\n05/01/2026,A,1\n';
  expect(() => read(file)).toThrow('can be read in two ways');
  expect(rows(file, { dateOrder: 'day' })).toEqual(['2026-01-05 A 1.00']);
  expect(rows(file, { dateOrder: 'month' })).toEqual(['2026-05-01 A 1.00']);
});

test('an amount that is cut at its comma is not taken for less', () => {
  expect(() => read('date,what,amount\n2026-01-05,A,12,50\n')).toThrow('Row 2 has 4 columns');
  expect(() => read('2026-01-04, Tea, 4.50\n2026-01-05, Bus, 3,20\n')).toThrow('Row 2 has the amount 3 and');
});

test('what is rounded or left out is reported', () => {
  expect(read('date,what,amount\n2026-01-05,A,12.505\n,Total,12.5\n')).toMatchObject({
    rounded: [2],
    idle: [3],
  });
  expect(() => read('', { currency: 'YEN' })).toThrow('not an ISO 4217 code');
});

test('pending and declined payments are left out and named', () => {
  // As a German bank and Revolut write them.
  const withWaiting = read(
    '"Buchungstag";"Wertstellung (Valuta)";"Buchungstext";"Umsatz in EUR";\n"offen";"--";"BACKWERK";"-2,35";\n"29.01.2026";"29.01.2026";"HUK";"-311,20";\n"Alter Kontostand";"1.353,55 EUR";\n',
  );
  expect(withWaiting.entries.map(({ what }) => what)).toEqual(['HUK']);
  expect([withWaiting.unbooked, withWaiting.idle]).toEqual([[2], [4]]);
  const withReverted = read(
    'Type,Started Date,Completed Date,Description,Amount,Currency,State\nCARD_PAYMENT,2026-01-05 12:33:11,2026-01-06 10:00:00,Cafe,-3.50,EUR,COMPLETED\nCARD_PAYMENT,2026-01-05 12:33:11,,Hotel,-90.00,EUR,REVERTED\nCARD_PAYMENT,2026-01-07 12:33:11,,Bus,-2.00,EUR,PENDING\n',
  );
  expect(withReverted.entries.map(({ what }) => what)).toEqual(['Cafe']);
  expect(withReverted.unbooked).toEqual([3, 4]);
  // Nordea of Sweden writes the state where the date will be.
  const reserved = read(
    'Bokföringsdag;Belopp;Avsändare;Mottagare;Namn;Rubrik;Saldo;Valuta;\n2026/01/27;-389,05;;;;NETFLIX;44931,50;SEK;\nReserverat;-199,00;;;;FOODORA;;SEK;\n',
    { currency: 'SEK' },
  );
  expect([reserved.entries.map(({ what }) => what), reserved.unbooked]).toEqual([['NETFLIX'], [3]]);
  // Revolut in French.
  const french = read(
    'Type,Date de début,Date de fin,Description,Montant,Devise,État\nATM,2026-09-03 08:00:00,2026-09-03 08:00:01,Retrait,-20.00,EUR,TERMINÉ\nCARD_PAYMENT,2026-09-04 08:00:00,,Boulangerie,-3.20,EUR,EN ATTENTE\n',
  );
  expect([french.entries.map(({ what }) => what), french.unbooked]).toEqual([['Retrait'], [3]]);
  // A card's statement dates its pending rows, too.
  const dated = read(
    'Date,Description,Amount,Status\n2026-01-05,Cafe,3.50,Pending\n2026-01-04,Bus,2.00,Posted\n',
  );
  expect([dated.entries.map(({ what }) => what), dated.unbooked]).toEqual([['Bus'], [2]]);
});

test('a category and a payee have their own names at Starling', () => {
  const file =
    'Date,Counter Party,Reference,Type,Amount (EUR),Spending Category\n14/02/2026,Aldi,,CONTACTLESS,-18.40,GROCERIES\n';
  expect(read(file).entries[0]).toMatchObject({ what: 'Aldi', category: 'GROCERIES' });
});

test('who paid and for whom are known in German, too', () => {
  const file = 'Datum;Was;Betrag;Bezahlt von;Für\n03.10.2026;Hütte;300,00;Anna;Anna+Bernd\n';
  expect(read(file, { locale: 'de' })).toMatchObject({
    entries: [{ what: 'Hütte', payer: 'Anna', split: 'Anna+Bernd' }],
    certainty: { readAs: [] },
  });
});

test('a row without a debit and a credit is left out and named; one without an amount is a mistake', () => {
  const file =
    'Date,Description,Debit,Credit,Balance\n2026-02-04,Bank fee,15.00,,6235.00\n2026-02-05,Nothing here,,,6235.00\n';
  expect(read(file)).toMatchObject({ entries: [{ what: 'Bank fee' }], idle: [3] });
  expect(() => read('date,what,amount\n2026-02-05,Tea,\n')).toThrow('Row 2, amount');
});

test('the type says withdrawal or deposit', () => {
  // The layout of Ally; its amounts may be without signs.
  const file =
    'Date,Time,Amount,Type,Description\n2026-05-01,08:15:00,4.50,Withdrawal,Coffee\n2026-05-02,09:30:00,"1,000.00",Deposit,Pay\n';
  expect(rows(file)).toEqual(['2026-05-01 Coffee 4.50', '2026-05-02 Pay -1000.00']);
});

test('the columns of people in a file of Splitwise are named as not read', () => {
  const file =
    'Date,Description,Category,Cost,Currency,Alice,Bob,Carol\n2026-01-15,Dinner,Dining out,900.00,EUR,600.00,-300.00,-300.00\n,Total balance,,0.00,EUR,600.00,-300.00,-300.00\n';
  expect(read(file).people).toEqual(['Alice', 'Bob', 'Carol']);
  // What does not add up to 0 is of no people.
  expect(read('Date,Text,Amount,Currency,Balance,Fee\n2026-01-05,A,-10.00,EUR,5.00,0.00\n').people).toEqual(
    [],
  );
});
