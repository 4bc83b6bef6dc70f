/**
 * The zone of each country with one zone, or with one for nearly all its people: ISO 3166 code and city, by region of
 * the world (`zone.tab` of the tz database).
 */
const oneZone: Readonly<Record<string, string>> = {
  Africa:
    'CI Abidjan, GH Accra, ET Addis_Ababa, DZ Algiers, ER Asmara, ML Bamako, CF Bangui, GM Banjul, GW ' +
    'Bissau, MW Blantyre, CG Brazzaville, BI Bujumbura, EG Cairo, MA Casablanca, GN Conakry, SN Dakar, TZ ' +
    'Dar_es_Salaam, DJ Djibouti, CM Douala, EH El_Aaiun, SL Freetown, BW Gaborone, ZW Harare, ZA ' +
    'Johannesburg, SS Juba, UG Kampala, SD Khartoum, RW Kigali, NG Lagos, GA Libreville, TG Lome, AO ' +
    'Luanda, ZM Lusaka, GQ Malabo, MZ Maputo, LS Maseru, SZ Mbabane, SO Mogadishu, LR Monrovia, KE ' +
    'Nairobi, TD Ndjamena, NE Niamey, MR Nouakchott, BF Ouagadougou, BJ Porto-Novo, ST Sao_Tome, LY ' +
    'Tripoli, TN Tunis, NA Windhoek',
  America:
    'AI Anguilla, AG Antigua, AR Argentina/Buenos_Aires, AW Aruba, PY Asuncion, BB Barbados, BZ Belize, ' +
    'CO Bogota, VE Caracas, GF Cayenne, KY Cayman, CR Costa_Rica, CW Curacao, DM Dominica, SV ' +
    'El_Salvador, TC Grand_Turk, GD Grenada, GP Guadeloupe, GT Guatemala, EC Guayaquil, GY Guyana, CU ' +
    'Havana, JM Jamaica, BQ Kralendijk, BO La_Paz, PE Lima, SX Lower_Princes, NI Managua, MF Marigot, MQ ' +
    'Martinique, PM Miquelon, UY Montevideo, MS Montserrat, BS Nassau, GL Nuuk, PA Panama, SR Paramaribo, ' +
    'HT Port-au-Prince, TT Port_of_Spain, PR Puerto_Rico, DO Santo_Domingo, BL ' +
    'St_Barthelemy, KN St_Kitts, LC St_Lucia, VI St_Thomas, VC St_Vincent, HN Tegucigalpa, VG Tortola',
  Arctic: 'SJ Longyearbyen',
  Asia:
    'YE Aden, KZ Almaty, JO Amman, TM Ashgabat, IQ Baghdad, BH Bahrain, AZ Baku, TH Bangkok, LB Beirut, ' +
    'KG Bishkek, BN Brunei, LK Colombo, SY Damascus, BD Dhaka, TL Dili, AE Dubai, TJ Dushanbe, PS Gaza, ' +
    'VN Ho_Chi_Minh, HK Hong_Kong, IL Jerusalem, AF Kabul, PK Karachi, NP Kathmandu, IN Kolkata, MY ' +
    'Kuala_Lumpur, KW Kuwait, MO Macau, PH Manila, OM Muscat, CY Nicosia, KH Phnom_Penh, KP Pyongyang, QA ' +
    'Qatar, SA Riyadh, KR Seoul, CN Shanghai, SG Singapore, TW Taipei, UZ Tashkent, GE Tbilisi, IR ' +
    'Tehran, BT Thimphu, JP Tokyo, LA Vientiane, MM Yangon, AM Yerevan',
  Atlantic: 'BM Bermuda, CV Cape_Verde, FO Faroe, IS Reykjavik, GS South_Georgia, SH St_Helena, FK Stanley',
  Europe:
    'NL Amsterdam, AD Andorra, GR Athens, RS Belgrade, XK Belgrade, DE Berlin, SK Bratislava, BE ' +
    'Brussels, RO Bucharest, HU Budapest, MD Chisinau, DK Copenhagen, IE Dublin, GI Gibraltar, GG ' +
    'Guernsey, FI Helsinki, IM Isle_of_Man, TR Istanbul, JE Jersey, UA Kyiv, PT Lisbon, SI Ljubljana, GB ' +
    'London, LU Luxembourg, ES Madrid, MT Malta, AX Mariehamn, BY Minsk, MC Monaco, NO Oslo, FR Paris, ME ' +
    'Podgorica, CZ Prague, LV Riga, IT Rome, SM San_Marino, BA Sarajevo, MK Skopje, BG Sofia, SE ' +
    'Stockholm, EE Tallinn, AL Tirane, LI Vaduz, VA Vatican, AT Vienna, LT Vilnius, PL Warsaw, HR Zagreb, ' +
    'CH Zurich',
  Indian:
    'MG Antananarivo, IO Chagos, CX Christmas, CC Cocos, KM Comoro, TF Kerguelen, SC Mahe, MV Maldives, ' +
    'MU Mauritius, YT Mayotte, RE Reunion',
  Pacific:
    'WS Apia, NZ Auckland, VU Efate, TK Fakaofo, FJ Fiji, TV Funafuti, SB Guadalcanal, GU Guam, MH ' +
    'Majuro, NR Nauru, NU Niue, NF Norfolk, NC Noumea, AS Pago_Pago, PW Palau, PN Pitcairn, PG ' +
    'Port_Moresby, CK Rarotonga, MP Saipan, PF Tahiti, TO Tongatapu, WF Wallis',
};

/** Countries with several zones, most populous zones first. */
const severalZones: Readonly<Record<string, string>> = {
  US: 'America/New_York America/Chicago America/Denver America/Los_Angeles America/Anchorage Pacific/Honolulu',
  CA: 'America/Toronto America/Vancouver America/Edmonton America/Winnipeg America/Halifax America/St_Johns',
  MX: 'America/Mexico_City America/Cancun America/Hermosillo America/Tijuana',
  BR: 'America/Sao_Paulo America/Fortaleza America/Manaus America/Rio_Branco',
  RU: 'Europe/Moscow Asia/Yekaterinburg Asia/Novosibirsk Asia/Vladivostok Europe/Kaliningrad Europe/Samara',
  AU: 'Australia/Sydney Australia/Brisbane Australia/Adelaide Australia/Darwin Australia/Perth',
  ID: 'Asia/Jakarta Asia/Makassar Asia/Jayapura',
  CD: 'Africa/Kinshasa Africa/Lubumbashi',
  CL: 'America/Santiago America/Punta_Arenas America/Coyhaique Pacific/Easter',
  KI: 'Pacific/Tarawa Pacific/Kiritimati Pacific/Kanton',
  MN: 'Asia/Ulaanbaatar Asia/Hovd',
  FM: 'Pacific/Pohnpei Pacific/Chuuk Pacific/Kosrae',
};

/** Country names that browsers do not list. */
export const furtherNamesOfCountries: Readonly<Record<string, string>> = {
  usa: 'US',
  'united states of america': 'US',
  america: 'US',
};

/** Places in countries of one zone where few people live, with another time. */
export const otherClocksOfCountries: Readonly<Record<string, string>> = {
  EC: 'the Galápagos Islands',
  ES: 'the Canary Islands',
  GL: 'Pituffik and Danmarkshavn',
  NZ: 'the Chatham Islands',
  PF: 'the Marquesas and Gambier Islands',
  PG: 'Bougainville',
  PT: 'the Azores',
};

/** The zones of all countries, by ISO 3166 code. */
export const countryZones: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    Object.entries(oneZone).flatMap(([area, list]) =>
      list.split(', ').map((entry) => [entry.slice(0, 2), [`${area}/${entry.slice(3)}`]]),
    ),
  ),
  ...Object.fromEntries(Object.entries(severalZones).map(([code, ids]) => [code, ids.split(' ')])),
};
