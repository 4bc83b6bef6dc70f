/** The data for one language's filler text. */
export interface Language {
  readonly label: string;
  readonly words: readonly string[];
  readonly isRightToLeft?: boolean;
  /** The separator of words; `stop` is the end of a sentence. */
  readonly space: string;
  readonly stop: string;
  readonly comma: string;
}

const latinMarks = { space: ' ', stop: '.', comma: ',' };

const list = (words: string) => words.split(' ');

/** The standard start of filler text since the sixteenth century, after Cicero, De finibus (45 BC) 1.10.32. */
export const classicStart = list(
  'lorem ipsum dolor sit amet consectetur adipiscing elit sed do eiusmod tempor incididunt ut labore et dolore magna aliqua',
);

export const languages = {
  latin: {
    label: 'Latin (classic)',
    ...latinMarks,
    words: list(
      'a ab accusamus ad adipiscing alias aliqua aliquam amet animi aperiam architecto at aut autem beatae blanditiis ' +
        'commodi consectetur consequatur corporis culpa cum cupiditate debitis delectus deleniti deserunt dicta dignissimos ' +
        'distinctio do dolor dolore dolorem doloribus dolorum ducimus ea eaque earum eius eligendi elit enim eos error esse ' +
        'est et eum eveniet ex excepturi exercitationem expedita explicabo facere facilis fuga fugiat fugit harum hic id ' +
        'illo illum impedit in incididunt inventore ipsa ipsam ipsum iste itaque iure iusto labore laboriosam laborum ' +
        'laudantium libero magnam magni maiores maxime minima minus modi molestiae mollitia nam natus necessitatibus nemo ' +
        'neque nesciunt nihil nisi nobis non nostrum nulla numquam odio odit officia officiis omnis optio pariatur ' +
        'perferendis perspiciatis placeat porro possimus praesentium provident quae quaerat quam quasi qui quia quibusdam ' +
        'quidem quis quisquam quo quod quos ratione recusandae reiciendis rem repellat reprehenderit repudiandae rerum ' +
        'saepe sapiente sed sequi similique sint sit soluta sunt suscipit tempora tempore temporibus tenetur totam ullam ' +
        'unde ut vel velit veniam veritatis vero vitae voluptas voluptate voluptatem voluptatum',
    ),
  },
  german: {
    label: 'German, with long words',
    ...latinMarks,
    words: list(
      'Abend Apfelbaum Aufmerksamkeit Bahnhof Begriffserklärung Blumenwiese Buch Donaudampfschifffahrt der die das ein eine ' +
        'einfach Fensterbank fließt Frühling für Garten Geschwindigkeitsbegrenzung gestern groß grün hell Himmel hört ' +
        'Jahreszeit kleine Küche langsam Lebensfreude leise mit Morgenröte nach neue oder ohne Rechtsschutzversicherung ruft ' +
        'schön Straßenbahnhaltestelle süß Tag über Übung und unter Vögel weiß Wolke Zeitung zwischen zwölf öffnet ähnlich',
    ),
  },
  turkish: {
    label: 'Turkish, with dotted and dotless i',
    ...latinMarks,
    words: list(
      'ağaç akşam altın bahçe balık beyaz bir bugün büyük çiçek çocuk deniz dünya düşünce eğitim geniş gökyüzü gün güneş ' +
        'güzel ılık ışık için iyi kapı kitap kırmızı küçük masa mavi müzik oda öğle orman pencere rüzgâr sabah şehir sessiz ' +
        'su şarkı taş toprak uzun üzüm ve yağmur yeşil yıldız yol zaman',
    ),
  },
  vietnamese: {
    label: 'Vietnamese, with many accents',
    ...latinMarks,
    words: list(
      'ánh áo biển bình bóng buổi cây chiều con của đàn đất dòng đường gió giữa hạt hoa hồng khói lá mái màu mây mùa nắng ' +
        'người nhà nước núi phố quả rừng sách sáng sông suối sương tháng thơ tiếng tóc trăng trời trường vườn xanh xuân',
    ),
  },
  russian: {
    label: 'Russian',
    ...latinMarks,
    words: list(
      'берег быстро ветер вечер вода воздух время город гора дерево день дом дорога дождь ещё звезда зелёный зима и камень ' +
        'книга ласточка лес лето лодка луна мир море мост над небо ночь облако окно осень около парк первый песня поле ' +
        'птица река роща сад свет снег солнце стол тихий трава утро холм цветок часто через шёпот щедрый южный яблоко',
    ),
  },
  greek: {
    label: 'Greek',
    ...latinMarks,
    words: list(
      'αέρας αστέρι βιβλίο βουνό βράδυ γαλάζιο γη δέντρο δρόμος ελιά ένα εποχή ζωή ήλιος ήσυχο θάλασσα και καλοκαίρι κήπος ' +
        'κύμα λευκό λιμάνι λουλούδι μέρα μουσική νερό νησί νύχτα ουρανός παράθυρο πέτρα πόλη πουλί πρωί σπίτι στο τραγούδι ' +
        'φεγγάρι φύλλο φως χειμώνας χρώμα χωριό ώρα',
    ),
  },
  arabic: {
    label: 'Arabic, from right to left',
    space: ' ',
    stop: '.',
    comma: '،',
    isRightToLeft: true,
    words: list(
      'أخضر أرض أزرق بحر بستان بيت بين تحت جبل جديد جميل حجر حديقة خريف ربيع رمل ريح زهرة سماء سفينة شارع شتاء شجرة شمس صباح ' +
        'صغير صوت صيف ضوء طائر طريق طويل على غيمة فوق في قديم قرية قمر كتاب كبير لون ليل ماء مدينة مساء مطر من موجة نافذة نجم ' +
        'نهر هادئ واحة وردة ورقة يوم',
    ),
  },
  hebrew: {
    label: 'Hebrew, from right to left',
    ...latinMarks,
    isRightToLeft: true,
    words: list(
      'אבן אגם אדמה אור אילן אביב בוקר בית בין גבעה גדול גינה גל גשם דלת דרך הר זמן זרע חדש חול חורף חלון חוף יום יער ירוק ירח ' +
        'ים כוכב כחול כפר לבן לילה מים מנגינה מעל נהר נחל סירה ספר עיר עלה ענן ערב עץ פרח צבע ציפור קול קיץ קטן רוח רחוב שדה ' +
        'שיר שמיים שמש שקט תפוח',
    ),
  },
  hindi: {
    label: 'Hindi',
    space: ' ',
    stop: '।',
    comma: ',',
    words: list(
      'आकाश आम उपवन ऊँचा एक और किताब खिड़की गाँव गीत घर चाँद चिड़िया छाया जंगल जल झील तारा दिन धरती धूप नदी नया नाव नीला पत्ता ' +
        'पत्थर पहाड़ पानी पेड़ प्रकाश फूल बगीचा बड़ा बादल मार्ग मौसम रंग रात वर्षा वन शहर शाम शांत समय सागर सुबह सूरज हरा हवा',
    ),
  },
  chinese: {
    label: 'Chinese, without spaces',
    space: '',
    stop: '。',
    comma: '，',
    words: list(
      '山 水 春天 夏日 秋风 冬雪 月光 太阳 星星 云 雨 花园 树木 小路 河流 大海 城市 村庄 窗户 书 音乐 颜色 早晨 夜晚 时间 鸟 鱼 石头 草地 森林 天空 ' +
        '安静 温暖 美丽 慢慢 一起 走过 看见 听到 在 和 的 里 上 远方 故事 朋友 茶 船 桥',
    ),
  },
  japanese: {
    label: 'Japanese, without spaces',
    space: '',
    stop: '。',
    comma: '、',
    words: list(
      '朝 夜 春 夏 秋 冬 山 川 海 空 雲 雨 雪 月 星 太陽 花 木 森 庭 道 町 村 窓 本 音楽 色 鳥 魚 石 風 光 時間 静かな 小さな 大きな 新しい 古い ' +
        'ゆっくり そして まだ もう コーヒー テーブル バス の が を に と 歩く 見る 聞く',
    ),
  },
  thai: {
    label: 'Thai, without spaces between words',
    space: '',
    stop: ' ',
    comma: ' ',
    words: list(
      'กลางคืน เกาะ ก้อนหิน เขา ครั้ง ความสุข เงียบ ชายหาด เช้า ดวงจันทร์ ดาว ดอกไม้ เดิน ต้นไม้ ถนน ทะเล ท้องฟ้า ที่ นก น้ำ นาฬิกา ในบ้าน ใบไม้ ' +
        'ปลา ป่า ฝน เพลง ฟ้า แม่น้ำ เมฆ เมือง เย็น ร้อน เรือ ลม เล็ก โลก วัน ฤดู สวน สะพาน สีเขียว แสง หนังสือ หน้าต่าง หมู่บ้าน ใหญ่ อากาศ',
    ),
  },
  emoji: {
    label: 'Emoji and other wide characters',
    space: ' ',
    stop: '.',
    comma: ',',
    words: list(
      '🌱 🌳 🌸 🍎 🍞 🎈 🎵 🏔️ 🏠 🐟 🐦 🐢 👩‍🚀 👨‍👩‍👧‍👦 👍🏽 📚 🕰️ 🚲 🚢 ☀️ 🌧️ ⭐ 🇯🇵 🇧🇷 🏴󠁧󠁢󠁷󠁬󠁳󠁿 ❤️‍🔥 🧑🏿‍🌾 🤝 🫶 🪁 𝒜𝓁𝓅𝒽𝒶 𝔹𝕖𝕥𝕒 𐍈 𠮷 Ａｂｃ ﬁ ½ Ⅷ',
    ),
  },
  pseudo: {
    label: 'Pseudo-English, to test translations',
    space: ' ',
    stop: '.',
    comma: ',',
    words: list(
      'åççøûñţ åðð ƀåçķ ƀûţţøñ çåñçéļ çļøšé çøñţîñûé çøþý ðéļéţé ðøŵñļøåð éðîţ éŕŕøŕ ƒîļé ƒøļðéŕ ĥéļþ ĥøɱé îɱåĝé ļåñĝûåĝé ļîñķ ' +
        'ļøĝîñ ɱéñû ɱéššåĝé ñåɱé ñéŵ ñéẋţ ñøţîƒîçåţîøñ øþéñ øþţîøñš þåĝé þåššŵøŕð þŕéƒéŕéñçéš þŕéṽîøûš þŕîṽåçý ŕéɱøṽé šåṽé šéåŕçĥ ' +
        'šéñð šéţţîñĝš šĥåŕé ţĥé ţîɱé ûþðåţé ûšéŕ ṽîéŵ ŵîñðøŵ ýøûŕ',
    ),
  },
} as const satisfies Record<string, Language>;

export type LanguageId = keyof typeof languages;
