import type { CourseCategory, CourseContent, Lesson, Question } from '@sejuk/domain/learning/course-content'

type Both = readonly [english: string, indonesian: string]
type Asked = {
  ask: Both
  options: readonly Both[]
  right: readonly number[]
  why: Both
  kind?: Question['kind']
  /** On the picture of the course, in percent. */
  spots?: readonly (readonly [x: number, y: number])[]
}

export type Slide = { title: Both; text: Both; picture: 'split' | 'gauge' | 'pipe' | 'bolt' | 'phone' | 'steps' }
type Chapter =
  | { kind: 'pdf'; title: Both; minutes: number; slides: readonly Slide[] }
  | { kind: 'video'; title: Both; minutes: number }
  | { kind: 'article'; title: Both; minutes: number; text: Both }
  | { kind: 'live'; title: Both; minutes: number; place: string }
  | { kind: 'quiz'; title: Both; minutes: number; limit: number; questions: readonly Asked[]; shown: number }

export type CourseText = {
  title: Both
  about: Both
  picture?: Slide['picture']
  category: CourseCategory
  roles: readonly string[]
  isMandatory?: boolean
  dueDays?: number
  months: number
  grants?: Partial<Pick<CourseContent, 'grants_skill' | 'grants_level' | 'grants_installer_level'>>
  chapters: readonly Chapter[]
}

const both = ([text_default, text_local]: Both) => ({ text_default, text_local })

const questionOf = (
  { ask, options, right, why, kind = 'single', spots }: Asked,
  n: number,
  picture: string | null,
): Question => ({
  question_id: `Q${n + 1}`,
  kind,
  ...both(ask),
  image_code: spots ? picture : null,
  points: 10,
  options: options.map((option, at) => {
    const [x, y] = spots?.[at] ?? [null, null]
    return { ...both(option), is_right: right.includes(at), x, y }
  }),
  explanation_default: why[0],
  explanation_local: why[1],
})

/** A lesson as it is stored; files are named by the caller. */
type Given = { file_code: string | null; live_date: string | null; picture: string | null }
export const lessonOf = (chapter: Chapter, n: number, { file_code, live_date, picture }: Given): Lesson => ({
  lesson_id: `L${n + 1}`,
  kind: chapter.kind,
  title_default: chapter.title[0],
  title_local: chapter.title[1],
  minutes: chapter.minutes,
  must_finish: chapter.kind !== 'live',
  no_skip: chapter.kind === 'video',
  file_code,
  article_default: chapter.kind === 'article' ? chapter.text[0] : '',
  article_local: chapter.kind === 'article' ? chapter.text[1] : '',
  live_date: chapter.kind === 'live' ? live_date : null,
  live_place: chapter.kind === 'live' ? chapter.place : '',
  questions: chapter.kind === 'quiz' ? chapter.questions.map((asked, at) => questionOf(asked, at, picture)) : [],
  shown_count: chapter.kind === 'quiz' ? chapter.shown : 0,
  limit_minutes: chapter.kind === 'quiz' ? chapter.limit : 0,
})

const field = [
  'Technician',
  'ASC-Admin',
  'After-Sales-Department',
  'Partner-Common-Installer',
  'Partner-Sales-Installer',
]

export const writtenCourses: readonly CourseText[] = [
  {
    title: ['Installing R32 splits safely', 'Pasang AC split R32 dengan aman'],
    about: [
      'From the wall bracket to the leak test: what changes with R32, and how to prove that the pipes are tight.',
      'Dari dudukan sampai uji bocor: apa yang berubah dengan R32 dan cara membuktikan pipa rapat.',
    ],
    ...{ category: 'installation', roles: field, isMandatory: true, dueDays: 14, months: 24, picture: 'split' },
    grants: { grants_skill: 'Install', grants_level: 'Basic', grants_installer_level: 'C' },
    chapters: [
      {
        kind: 'pdf',
        title: ['R32 in six slides', 'R32 dalam enam salindia'],
        minutes: 6,
        slides: [
          {
            title: ['What R32 is', 'Apa itu R32'],
            text: [
              'One refrigerant, mildly flammable (A2L). Less of it cools more than R410A.',
              'Refrigeran tunggal, sedikit mudah terbakar (A2L). Lebih sedikit, lebih dingin daripada R410A.',
            ],
            picture: 'split',
          },
          {
            title: ['No flame, fresh air', 'Tanpa api, udara segar'],
            text: [
              'No smoking, no torch on a charged pipe, windows open while you work.',
              'Dilarang merokok, tidak mengelas pipa berisi, jendela terbuka selama bekerja.',
            ],
            picture: 'bolt',
          },
          {
            title: ['Flare and torque', 'Flare dan torsi'],
            text: [
              '1/4 inch: 14 to 18 Nm. 3/8 inch: 34 to 42 Nm. A drop of oil on the cone, none on the thread.',
              '1/4 inci: 14–18 Nm. 3/8 inci: 34–42 Nm. Setetes oli di kerucut, tidak di ulir.',
            ],
            picture: 'pipe',
          },
          {
            title: ['Vacuum', 'Vakum'],
            text: [
              'Below 500 micron, at least 15 minutes; pump off, hold 10 minutes, the needle stays.',
              'Di bawah 500 mikron, minimal 15 menit; pompa mati, tahan 10 menit, jarum tetap.',
            ],
            picture: 'gauge',
          },
          {
            title: ['The order of work', 'Urutan kerja'],
            text: [
              'Bracket, units, pipes, nitrogen, vacuum, valves, measurements, photo.',
              'Dudukan, unit, pipa, nitrogen, vakum, keran, pengukuran, foto.',
            ],
            picture: 'steps',
          },
          {
            title: ['What you write down', 'Yang dicatat'],
            text: [
              'Pressure, current, temperature in and out, serial numbers, four photos.',
              'Tekanan, arus, suhu masuk dan keluar, nomor seri, empat foto.',
            ],
            picture: 'phone',
          },
        ],
      },
      {
        kind: 'article',
        title: ['Where the outdoor unit may stand', 'Di mana unit luar boleh berdiri'],
        minutes: 4,
        text: [
          'Keep 10 cm behind and 50 cm in front of the outdoor unit free, and 30 cm at the side of the valves.\n\nOn a balcony the air must leave it: a unit that breathes its own warm air draws a third more current.\n\nR32 is heavier than air. Never place the unit in a pit, and never where a drain leads into a room below.\n\nAsk the owner before you drill. Show the place on a photo first.',
          'Sisakan 10 cm di belakang dan 50 cm di depan unit luar, serta 30 cm di sisi keran.\n\nDi balkon udara harus dapat keluar: unit yang menghirup udara panasnya sendiri menarik arus sepertiga lebih besar.\n\nR32 lebih berat daripada udara. Jangan menaruh unit di cekungan, atau di dekat saluran yang menuju ruang di bawah.\n\nTanyakan pemilik sebelum mengebor. Tunjukkan tempatnya pada foto terlebih dahulu.',
        ],
      },
      { kind: 'video', title: ['The leak test', 'Uji bocor'], minutes: 1 },
      {
        kind: 'quiz',
        title: ['Quiz: installing R32', 'Kuis: pasang R32'],
        minutes: 8,
        limit: 10,
        shown: 6,
        questions: [
          {
            ask: [
              'The vacuum pump is off. In 10 minutes the needle rises from -30 to -20 inHg. What does it mean?',
              'Pompa vakum dimatikan. Dalam 10 menit jarum naik dari -30 ke -20 inHg. Apa artinya?',
            ],
            options: [
              ['Normal, open the valves', 'Normal, lanjut buka keran'],
              ['A leak or water in the pipe: test with nitrogen', 'Ada bocor atau air di pipa: uji dengan nitrogen'],
              ['The vacuum pump is broken', 'Pompa vakum rusak'],
              ['Too much refrigerant', 'Refrigeran terlalu banyak'],
            ],
            right: [1],
            why: [
              'A tight, dry pipe holds its vacuum. A rising needle is a leak, or water that boils away.',
              'Pipa yang rapat dan kering menahan vakum. Jarum naik berarti bocor, atau air yang menguap.',
            ],
          },
          {
            ask: ['Which gas do you use for the leak test?', 'Gas apa untuk uji bocor?'],
            options: [
              ['Oxygen', 'Oksigen'],
              ['Nitrogen', 'Nitrogen'],
              ['R32 itself', 'R32 sendiri'],
              ['Air from the compressor', 'Udara kompresor'],
            ],
            right: [1],
            why: [
              'Nitrogen is dry and does not burn. Oxygen with oil explodes.',
              'Nitrogen kering dan tidak terbakar. Oksigen bersama oli dapat meledak.',
            ],
          },
          {
            ask: ['R32 is heavier than air', 'R32 lebih berat daripada udara'],
            options: [
              ['True', 'Benar'],
              ['False', 'Salah'],
            ],
            right: [0],
            kind: 'true_false',
            why: [
              'It gathers at the floor: air the room from below, no pits.',
              'R32 berkumpul di lantai: beri udara dari bawah, hindari cekungan.',
            ],
          },
          {
            ask: [
              'What belongs to working with R32? Choose all.',
              'Apa yang wajib saat bekerja dengan R32? Pilih semua.',
            ],
            options: [
              ['Open windows', 'Jendela terbuka'],
              ['A torch at the charged pipe', 'Las pada pipa berisi'],
              ['No smoking', 'Dilarang merokok'],
              ['A vacuum pump made for A2L', 'Pompa vakum untuk A2L'],
            ],
            right: [0, 2, 3],
            kind: 'multi',
            why: [
              'Fresh air, no flame and tools that make no spark.',
              'Udara segar, tanpa api, dan alat tanpa percikan.',
            ],
          },
          {
            ask: ['Where does the cold air leave the indoor unit?', 'Dari mana udara dingin keluar dari unit dalam?'],
            options: [
              ['The air outlet', 'Lubang keluar udara'],
              ['The cover', 'Penutup depan'],
              ['The side wall', 'Dinding samping'],
            ],
            spots: [
              [50, 46],
              [50, 27],
              [20, 35],
            ],
            right: [0],
            kind: 'photo_spot',
            why: ['The flap below lets it out.', 'Keluar lewat kisi di bagian bawah.'],
          },
          {
            ask: ['Put the work in order', 'Urutkan pekerjaan'],
            options: [
              ['Fix both units', 'Pasang kedua unit'],
              ['Join the pipes', 'Sambung pipa'],
              ['Leak test with nitrogen', 'Uji bocor dengan nitrogen'],
              ['Vacuum', 'Vakum'],
              ['Open the valves', 'Buka keran'],
            ],
            right: [0],
            kind: 'order',
            why: [
              'Tight first, then dry, and only then the refrigerant.',
              'Rapat dahulu, lalu kering, baru refrigeran.',
            ],
          },
          {
            ask: ['Torque of a 1/4 inch flare nut?', 'Torsi mur flare 1/4 inci?'],
            options: [
              ['5 to 8 Nm', '5–8 Nm'],
              ['14 to 18 Nm', '14–18 Nm'],
              ['34 to 42 Nm', '34–42 Nm'],
            ],
            right: [1],
            why: [
              'More breaks the cone, less leaks. Use the torque wrench.',
              'Lebih kencang merusak kerucut, kurang kencang bocor. Pakai kunci torsi.',
            ],
          },
          {
            ask: ['How deep must the vacuum be?', 'Seberapa dalam vakumnya?'],
            options: [
              ['Below 500 micron', 'Di bawah 500 mikron'],
              ['Below 5,000 micron', 'Di bawah 5.000 mikron'],
              ['It only matters how long', 'Yang penting lamanya'],
            ],
            right: [0],
            why: [
              'Only below 500 micron all water has boiled away.',
              'Baru di bawah 500 mikron semua air sudah menguap.',
            ],
          },
          {
            ask: ['How much room in front of the outdoor unit?', 'Berapa jarak bebas di depan unit luar?'],
            options: [
              ['10 cm', '10 cm'],
              ['50 cm', '50 cm'],
              ['None', 'Tidak perlu'],
            ],
            right: [1],
            why: [
              'It blows its warm air there; less room means more current.',
              'Udara panas keluar di sana; ruang sempit menaikkan arus.',
            ],
          },
        ],
      },
    ],
  },
  {
    title: ['Working safely with electricity', 'Aman bekerja dengan listrik'],
    about: [
      'Five rules that keep you alive, and how to measure before you touch.',
      'Lima aturan penyelamat nyawa, dan cara mengukur sebelum menyentuh.',
    ],
    picture: 'bolt',
    ...{ category: 'safety', roles: field, isMandatory: true, dueDays: 30, months: 12 },
    grants: { grants_skill: 'Electrical' },
    chapters: [
      {
        kind: 'pdf',
        title: ['The five rules', 'Lima aturan'],
        minutes: 5,
        slides: [
          {
            title: ['Switch off', 'Matikan'],
            text: ['The breaker of the circuit, not the remote control.', 'Pemutus sirkuitnya, bukan remote.'],
            picture: 'bolt',
          },
          {
            title: ['Lock it', 'Kunci'],
            text: [
              'A lock and your name on it: nobody switches on while you work.',
              'Gembok dan nama Anda: tidak ada yang menyalakan saat Anda bekerja.',
            ],
            picture: 'steps',
          },
          {
            title: ['Measure', 'Ukur'],
            text: [
              'Between all wires and to earth. Test the tester before and after.',
              'Antara semua kabel dan ke tanah. Uji alat ukur sebelum dan sesudah.',
            ],
            picture: 'gauge',
          },
          {
            title: ['Wait for the inverter', 'Tunggu inverter'],
            text: [
              'Capacitors hold 310 volts for up to five minutes.',
              'Kapasitor menyimpan 310 volt sampai lima menit.',
            ],
            picture: 'split',
          },
        ],
      },
      {
        kind: 'article',
        title: ['When somebody is hit', 'Jika ada yang tersengat'],
        minutes: 3,
        text: [
          'Switch off first. Never touch a person who hangs on a wire.\n\nCall 119. Lay the person flat, check the breath, begin with pressing the chest.\n\nStay until help comes, and tell what happened and how long.',
          'Matikan listrik dahulu. Jangan menyentuh orang yang masih tersambung kabel.\n\nHubungi 119. Baringkan, periksa napas, mulai menekan dada.\n\nTunggu sampai bantuan tiba, dan ceritakan apa yang terjadi dan berapa lama.',
        ],
      },
      {
        kind: 'quiz',
        title: ['Quiz: electricity', 'Kuis: listrik'],
        minutes: 5,
        limit: 0,
        shown: 4,
        questions: [
          {
            ask: ['What do you do first?', 'Apa yang dilakukan pertama?'],
            options: [
              ['Measure', 'Mengukur'],
              ['Switch off the breaker', 'Mematikan pemutus'],
              ['Pull the cover', 'Membuka tutup'],
            ],
            right: [1],
            why: ['Off, locked, measured: in this order.', 'Mati, terkunci, terukur: sesuai urutan.'],
          },
          {
            ask: ['How long does an inverter stay dangerous?', 'Berapa lama inverter tetap berbahaya?'],
            options: [
              ['Not at all', 'Tidak sama sekali'],
              ['Up to five minutes', 'Sampai lima menit'],
              ['One hour', 'Satu jam'],
            ],
            right: [1],
            why: ['Its capacitors empty slowly. Measure.', 'Kapasitornya kosong perlahan. Ukurlah.'],
          },
          {
            ask: ['The tester shows nothing. Is it safe?', 'Alat ukur tidak menunjukkan apa pun. Aman?'],
            options: [
              ['Yes', 'Ya'],
              [
                'Only if the tester works: try it on a live point',
                'Hanya jika alat berfungsi: coba pada titik bertegangan',
              ],
            ],
            right: [1],
            why: ['A broken tester shows nothing too.', 'Alat rusak juga tidak menunjukkan apa pun.'],
          },
          {
            ask: ['Somebody hangs on the wire. You …', 'Seseorang tersengat kabel. Anda …'],
            options: [
              ['pull the hand', 'menarik tangannya'],
              ['switch off first', 'mematikan listrik dahulu'],
              ['pour water', 'menyiram air'],
            ],
            right: [1],
            why: ['Otherwise there are two of you.', 'Jika tidak, korbannya menjadi dua.'],
          },
        ],
      },
    ],
  },
  {
    title: ['Using Sejuk on the phone', 'Memakai aplikasi Sejuk'],
    about: [
      'Your day, your jobs and your papers on the phone, also without signal.',
      'Hari Anda, pekerjaan, dan dokumen di ponsel, juga tanpa sinyal.',
    ],
    picture: 'phone',
    ...{ category: 'system_use', roles: [], months: 0 },
    chapters: [
      {
        kind: 'article',
        title: ['The home page', 'Halaman awal'],
        minutes: 3,
        text: [
          'What waits for you stands on top, the latest first. Each row has one button: the next step.\n\nWithout a network an amber line says so. What you do is kept on the phone and sent later, once.',
          'Yang menunggu Anda ada di atas, yang paling terlambat lebih dahulu. Setiap baris punya satu tombol: langkah berikutnya.\n\nTanpa jaringan ada baris kuning. Yang Anda lakukan disimpan di ponsel dan dikirim kemudian, satu kali.',
        ],
      },
      {
        kind: 'pdf',
        title: ['Three habits', 'Tiga kebiasaan'],
        minutes: 3,
        slides: [
          {
            title: ['Check in first', 'Absen dahulu'],
            text: ['Then the day is yours.', 'Setelah itu hari milik Anda.'],
            picture: 'phone',
          },
          {
            title: ['Photo before, photo after', 'Foto sebelum, foto sesudah'],
            text: ['Four photos spare ten calls.', 'Empat foto menghemat sepuluh telepon.'],
            picture: 'split',
          },
          {
            title: ['Say why', 'Tulis alasannya'],
            text: ['A reason of five words is enough.', 'Alasan lima kata sudah cukup.'],
            picture: 'steps',
          },
        ],
      },
      {
        kind: 'live',
        title: ['Questions and answers', 'Tanya jawab'],
        minutes: 45,
        place: 'Ruang rapat 2, kantor pusat',
      },
      {
        kind: 'quiz',
        title: ['Quiz: the app', 'Kuis: aplikasi'],
        minutes: 3,
        limit: 0,
        shown: 3,
        questions: [
          {
            ask: ['No signal. Your answer …', 'Tanpa sinyal. Jawaban Anda …'],
            options: [
              ['is lost', 'hilang'],
              ['stays on the phone and is sent later', 'tersimpan di ponsel dan dikirim kemudian'],
            ],
            right: [1],
            why: ['It is sent once, as soon as there is a network.', 'Dikirim satu kali begitu ada jaringan.'],
          },
          {
            ask: ['What stands on top of the home page?', 'Apa yang ada di atas halaman awal?'],
            options: [
              ['The menu', 'Menu'],
              ['What waits for you', 'Yang menunggu Anda'],
              ['The weather', 'Cuaca'],
            ],
            right: [1],
            why: ['The latest first.', 'Yang paling terlambat lebih dahulu.'],
          },
          {
            ask: ['How many photos does a job need at least?', 'Minimal berapa foto untuk satu pekerjaan?'],
            options: [
              ['Four', 'Empat'],
              ['None', 'Tidak perlu'],
            ],
            right: [0],
            why: ['Before, after, plate and measurement.', 'Sebelum, sesudah, pelat, dan pengukuran.'],
          },
        ],
      },
    ],
  },
]

const staff = ['Salesman', 'Branch-Admin', 'Branch-Manager', 'Promotor']
const light = (
  title: Both,
  category: CourseCategory,
  roles: readonly string[],
  fact: Both,
  [right, wrong]: readonly [Both, Both],
): CourseText => ({
  ...{ title, category, roles, months: 0, about: fact },
  chapters: [
    { kind: 'article', title, minutes: 5, text: [`${fact[0]}.`, `${fact[1]}.`] },
    {
      kind: 'quiz',
      title: ['Short quiz', 'Kuis singkat'],
      minutes: 2,
      limit: 0,
      shown: 1,
      questions: [
        {
          ask: [`${title[0]}: what is true?`, `${title[1]}: mana yang benar?`],
          options: [right, wrong],
          right: [0],
          why: fact,
        },
      ],
    },
  ],
})

/** Short ones, so that lists and figures have something to show. */
export const lightCourses: readonly CourseText[] = [
  light(
    ['Inverter service, level 1', 'Servis inverter, tingkat 1'],
    'service',
    field,
    ['An inverter turns the compressor as fast as needed', 'Inverter memutar kompresor secepat yang diperlukan'],
    [
      ['The speed changes', 'Putaran berubah'],
      ['The speed is fixed', 'Putaran tetap'],
    ],
  ),
  light(
    ['Inverter service, level 2', 'Servis inverter, tingkat 2'],
    'service',
    field,
    ['Measure the three phases of the compressor: they are alike', 'Ukur tiga fase kompresor: nilainya sama'],
    [
      ['All three alike', 'Ketiganya sama'],
      ['One is zero', 'Satu bernilai nol'],
    ],
  ),
  light(
    ['Cleaning without damage', 'Membersihkan tanpa merusak'],
    'service',
    field,
    ['Cover the board before water comes near', 'Tutup papan elektronik sebelum memakai air'],
    [
      ['Cover the board', 'Tutup papan'],
      ['Water first', 'Air dahulu'],
    ],
  ),
  light(
    ['VRF: addresses and pipes', 'VRF: alamat dan pipa'],
    'installation',
    field,
    ['Every indoor unit has an address of its own', 'Setiap unit dalam punya alamat sendiri'],
    [
      ['One address each', 'Satu alamat masing-masing'],
      ['All share one', 'Semua sama'],
    ],
  ),
  light(
    ['Error codes by heart', 'Hafal kode error'],
    'service',
    field,
    ['E6 is the line between indoor and outdoor unit', 'E6 adalah komunikasi unit dalam dan luar'],
    [
      ['Communication', 'Komunikasi'],
      ['Too hot', 'Terlalu panas'],
    ],
  ),
  light(
    ['Talking with an angry customer', 'Berbicara dengan pelanggan marah'],
    'service',
    [],
    ['Listen to the end, then say what happens next', 'Dengarkan sampai selesai, lalu sebutkan langkah berikutnya'],
    [
      ['Listen first', 'Dengarkan dahulu'],
      ['Explain first', 'Jelaskan dahulu'],
    ],
  ),
  light(
    ['Choosing the right capacity', 'Memilih kapasitas yang tepat'],
    'sales',
    staff,
    [
      'About 500 BTU for each square metre, more under a roof',
      'Sekitar 500 BTU per meter persegi, lebih di bawah atap',
    ],
    [
      ['500 BTU', '500 BTU'],
      ['50 BTU', '50 BTU'],
    ],
  ),
  light(
    ['Selling efficiency', 'Menjual efisiensi'],
    'sales',
    staff,
    ['An inverter saves the most where it runs all day', 'Inverter paling hemat jika menyala sepanjang hari'],
    [
      ['All day', 'Sepanjang hari'],
      ['One hour', 'Satu jam'],
    ],
  ),
  light(
    ['Warranty in two minutes', 'Garansi dalam dua menit'],
    'product',
    [],
    ['The compressor is covered longest', 'Kompresor mendapat garansi paling lama'],
    [
      ['The compressor', 'Kompresor'],
      ['The remote', 'Remote'],
    ],
  ),
  light(
    ['New models of the year', 'Model baru tahun ini'],
    'product',
    [...staff, 'Keyperson'],
    ['All new splits run on R32', 'Semua split baru memakai R32'],
    [
      ['R32', 'R32'],
      ['R22', 'R22'],
    ],
  ),
  light(
    ['Cashback for dealers', 'Cashback untuk dealer'],
    'sales',
    staff,
    [
      'Cashback is planned with the order and consumed by the invoice',
      'Cashback direncanakan pada pesanan dan dipakai oleh faktur',
    ],
    [
      ['By the invoice', 'Oleh faktur'],
      ['By the visit', 'Oleh kunjungan'],
    ],
  ),
  light(
    ['A visit that sells', 'Kunjungan yang menjual'],
    'sales',
    staff,
    ['Count the stock in the shop before you talk about an order', 'Hitung stok toko sebelum membahas pesanan'],
    [
      ['Count first', 'Hitung dahulu'],
      ['Order first', 'Pesan dahulu'],
    ],
  ),
  light(
    ['Lifting without pain', 'Mengangkat tanpa cedera'],
    'safety',
    ['Warehouse', 'Logistics', ...field],
    ['From 25 kg two people lift', 'Mulai 25 kg diangkat dua orang'],
    [
      ['Two people', 'Dua orang'],
      ['One person', 'Satu orang'],
    ],
  ),
  light(
    ['Forklift: look back', 'Forklift: lihat ke belakang'],
    'safety',
    ['Warehouse', 'Logistics'],
    ['With a high load you drive backwards', 'Dengan muatan tinggi jalan mundur'],
    [
      ['Backwards', 'Mundur'],
      ['Forwards', 'Maju'],
    ],
  ),
  light(
    ['Working at height', 'Bekerja di ketinggian'],
    'safety',
    field,
    ['Above 1.8 metres you are tied on', 'Di atas 1,8 meter wajib terikat'],
    [
      ['Tied on', 'Terikat'],
      ['Careful', 'Hati-hati'],
    ],
  ),
  light(
    ['Orders on the phone', 'Pesanan di ponsel'],
    'system_use',
    staff,
    ['A cart stays on the phone until it is sent', 'Keranjang tersimpan di ponsel sampai dikirim'],
    [
      ['On the phone', 'Di ponsel'],
      ['Nowhere', 'Tidak tersimpan'],
    ],
  ),
  light(
    ['Data of customers are private', 'Data pelanggan bersifat rahasia'],
    'system_use',
    [],
    ['A phone number is never passed on in a chat', 'Nomor telepon tidak diteruskan lewat obrolan'],
    [
      ['Never', 'Tidak pernah'],
      ['To colleagues', 'Ke rekan'],
    ],
  ),
]
