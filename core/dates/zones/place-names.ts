/** Cities, states and spellings that are missing from the tz database ids, by zone: lower case, without accents. */
const placesOfZones: Readonly<Record<string, string>> = {
  'America/New_York':
    'nyc, boston, washington, washington dc, miami, atlanta, philadelphia, new york city, washington ' +
    'd.c., orlando, tampa, charlotte, pittsburgh, baltimore, cleveland, florida, georgia usa, ' +
    'massachusetts, michigan, new jersey, new york state, north carolina, ohio, pennsylvania, south ' +
    'carolina, virginia, maryland, connecticut, maine, vermont, new hampshire, rhode island, ' +
    'delaware, west virginia, нью-йорк, 纽约, ニューヨーク, نيويورك, nueva york',
  'America/Toronto': 'montreal, ottawa, ontario, quebec, quebec city',
  'America/Chicago':
    'houston, dallas, austin, texas, illinois, minnesota, minneapolis, wisconsin, milwaukee, ' +
    'missouri, st louis, kansas city, louisiana, new orleans, alabama, arkansas, mississippi, ' +
    'oklahoma, iowa, san antonio, memphis, nashville',
  'America/Los_Angeles':
    'san francisco, sf, la, seattle, san diego, las vegas, portland, california, nevada, san jose, ' +
    'sacramento, oakland, silicon valley, washington state, лос-анджелес, ロサンゼルス',
  'Pacific/Honolulu': 'hawaii',
  'Pacific/Easter': 'easter island, rapa nui, isla de pascua',
  'America/Sao_Paulo': 'rio, rio de janeiro, brasilia, belo horizonte',
  'America/Argentina/Buenos_Aires': 'buenos aires',
  'Europe/London':
    'uk, england, edinburgh, manchester, scotland, wales, northern ireland, great britain, britain, ' +
    'birmingham, liverpool, glasgow, cardiff, belfast, bristol, leeds, oxford, cambridge, londres, ' +
    'londra, лондон, ロンドン, 伦敦, لندن',
  'Europe/Berlin':
    'munich, hamburg, frankfurt, cologne, munchen, koln, frankfurt am main, dusseldorf, stuttgart, ' +
    'leipzig, dresden, hannover, hanover, nuremberg, nurnberg, bremen, bavaria, bayern, берлин, ' +
    'ベルリン, 柏林, برلين',
  'Europe/Paris': 'lyon, marseille, toulouse, nice, bordeaux, strasbourg, париж, パリ, 巴黎, باريس',
  'Europe/Rome':
    'milan, roma, milano, naples, napoli, turin, torino, florence, firenze, venice, venezia, ' +
    'bologna, рим',
  'Europe/Madrid': 'barcelona, valencia, seville, sevilla, bilbao, malaga, мадрид',
  'Europe/Zurich': 'geneva, geneve, genf, basel, bern, lausanne',
  'Europe/Warsaw': 'krakow, warszawa, wroclaw, gdansk, варшава',
  'Europe/Istanbul': 'ankara, turkey, стамбул',
  'Europe/Kiev': 'kyiv, kharkiv, odesa, odessa, lviv, киів, киев',
  'Europe/Moscow': 'st petersburg, moskva, moskau, saint petersburg, москва, モスクワ, 莫斯科, موسكو',
  'Africa/Johannesburg': 'cape town, pretoria, durban',
  'Asia/Dubai': 'abu dhabi, sharjah, uae, دبي',
  'Asia/Jerusalem': 'tel aviv, haifa, תל אביב, ירושלים',
  'Asia/Kolkata':
    'mumbai, bombay, madras, delhi, new delhi, bangalore, bengaluru, chennai, hyderabad, kolkata, pune, ahmedabad, ' +
    'jaipur, goa, kochi, lucknow, bharat, दिल्ली, मुंबई',
  'Asia/Karachi': 'islamabad, lahore',
  'Asia/Bangkok': 'hanoi, phuket, chiang mai, กรุงเทพ',
  'Asia/Shanghai': 'beijing, shenzhen, peking, guangzhou, chengdu, wuhan, hangzhou, 上海, 北京, 深圳, пекин',
  'Asia/Tokyo': 'osaka, kyoto, yokohama, nagoya, fukuoka, sapporo, 東京, 大阪, 东京, токио, طوكيو',
  'Asia/Seoul': 'korea, busan, incheon, 서울',
  'Australia/Sydney': 'canberra, new south wales, nsw',
  'Pacific/Auckland': 'wellington, christchurch',
  'America/Denver': 'colorado, utah, salt lake city, new mexico, albuquerque, montana, wyoming',
  'America/Phoenix': 'arizona',
  'America/Anchorage': 'alaska',
  'America/Indiana/Indianapolis': 'indiana',
  'America/Vancouver': 'british columbia, victoria bc',
  'America/Edmonton': 'alberta, calgary',
  'America/Winnipeg': 'manitoba',
  'America/Regina': 'saskatchewan, saskatoon',
  'America/Halifax': 'nova scotia',
  'America/St_Johns': 'newfoundland',
  'America/Mexico_City': 'guadalajara, mexico df, ciudad de mexico, cdmx',
  'America/Bogota': 'medellin',
  'Europe/Dublin': 'cork',
  'Europe/Vienna': 'wien, graz, salzburg, вена',
  'Europe/Brussels': 'antwerp, bruxelles, brussel',
  'Europe/Amsterdam': 'rotterdam, the hague, den haag, utrecht, eindhoven, holland',
  'Europe/Prague': 'praha, brno, czech republic, прага',
  'Europe/Copenhagen': 'kobenhavn, aarhus',
  'Europe/Stockholm': 'gothenburg, goteborg, malmo',
  'Europe/Lisbon': 'lisboa, porto',
  'Europe/Athens': 'thessaloniki, athina, αθηνα',
  'Europe/Bucharest': 'bucuresti, cluj',
  'Africa/Cairo': 'alexandria, القاهرة',
  'Africa/Casablanca': 'rabat, marrakesh, marrakech, الدار البيضاء',
  'Africa/Lagos': 'abuja',
  'Asia/Riyadh': 'jeddah, mecca, الرياض',
  'Asia/Hong_Kong': '香港',
  'Asia/Taipei': '台北',
  'Asia/Makassar': 'bali, denpasar',
  'Asia/Jakarta': 'bandung, java',
  'Asia/Manila': 'cebu',
  'Australia/Melbourne': 'victoria australia',
  'Australia/Brisbane': 'queensland, gold coast',
  'Australia/Adelaide': 'south australia',
  'Australia/Darwin': 'northern territory',
  'Australia/Perth': 'western australia',
  'Australia/Hobart': 'tasmania',
  'Asia/Saigon': 'ho chi minh city, da nang',
};

/** The zone of each place, by its name. */
export const cityZones: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(placesOfZones).flatMap(([zone, places]) => places.split(', ').map((place) => [place, zone])),
);
