/** What offices, maps and tenders shorten, spelt out; English and older spellings become the everyday Indonesian word. */
const spelt: Readonly<Record<string, string>> = {
  ...{
    jl: 'jalan',
    jln: 'jalan',
    gg: 'gang',
    kav: 'kavling',
    no: 'nomor',
    blk: 'blok',
    lt: 'lantai',
    lantai: 'lantai',
  },
  ...{ kom: 'kompleks', komp: 'kompleks', komplek: 'kompleks', perum: 'perumahan', rukan: 'ruko', kws: 'kawasan' },
  ...{ jend: 'jenderal', jendral: 'jenderal', letjen: 'jenderal', mayjen: 'jenderal', brigjen: 'jenderal' },
  ...{ kol: 'kolonel', prof: 'profesor', kh: 'kiai', h: 'haji', hj: 'haji', bpk: 'bapak', bp: 'bapak', pak: 'bapak' },
  ...{ kab: 'kabupaten', kec: 'kecamatan', kel: 'kelurahan', prov: 'provinsi', propinsi: 'provinsi' },
  ...{ apt: 'apartemen', apart: 'apartemen', apartement: 'apartemen', apartment: 'apartemen', condo: 'apartemen' },
  ...{ res: 'residence', residences: 'residence', residen: 'residence', residensi: 'residence' },
  ...{ gd: 'gedung', gdg: 'gedung', bld: 'gedung', bldg: 'gedung', building: 'gedung', buildings: 'gedung' },
  ...{
    tower: 'menara',
    towers: 'menara',
    twr: 'menara',
    tw: 'menara',
    office: 'kantor',
    offices: 'kantor',
    ktr: 'kantor',
  },
  ...{ htl: 'hotel', mall: 'mal', plasa: 'plaza', resor: 'resort', vila: 'villa', villas: 'villa', vilas: 'villa' },
  ...{ factory: 'pabrik', plant: 'pabrik', warehouse: 'gudang', store: 'toko', shop: 'toko', house: 'rumah' },
  ...{ kediaman: 'rumah', residential: 'rumah', hospital: 'rumah sakit', hospitals: 'rumah sakit', clinic: 'klinik' },
  ...{ school: 'sekolah', campus: 'kampus', university: 'universitas', univ: 'universitas', mesjid: 'masjid' },
  ...{ mosque: 'masjid', church: 'gereja', center: 'pusat', centre: 'pusat', sentra: 'pusat', ctr: 'pusat' },
  ...{ klaster: 'cluster', clubhouse: 'club house', resto: 'restoran', restaurant: 'restoran', rm: 'restoran' },
  ...{ cafe: 'kafe', coffee: 'kopi', dealer: 'showroom', boulevard: 'bulevar', blvd: 'bulevar', boulevar: 'bulevar' },
  ...{ international: 'internasional', intl: 'internasional', property: 'properti', properties: 'properti' },
  ...{ bandara: 'bandar udara', airport: 'bandar udara', balaikota: 'balai kota', walikota: 'wali kota' },
  ...{
    textile: 'tekstil',
    sinarmas: 'sinar mas',
    gadjah: 'gajah',
    gajahmada: 'gajah mada',
    pekanbaru: 'pekan baru',
    market: 'pasar',
    fitout: 'fit out',
    city: 'kota',
    industri: 'industri',
    industrial: 'industri',
  },
  ...{ rs: 'rumah sakit', rsia: 'rumah sakit ibu anak', rsud: 'rumah sakit umum daerah', rsu: 'rumah sakit umum' },
  ...{ rsup: 'rumah sakit umum pusat', rsk: 'rumah sakit khusus', rskd: 'rumah sakit khusus daerah' },
  ...{ pkm: 'puskesmas', dinkes: 'dinas kesehatan', disdik: 'dinas pendidikan', dishub: 'dinas perhubungan' },
  ...{ dispora: 'dinas pemuda olahraga', disnaker: 'dinas tenaga kerja', dukcapil: 'dinas kependudukan' },
  ...{ dinsos: 'dinas sosial', bappeda: 'badan perencanaan daerah', bpkad: 'badan keuangan daerah' },
  ...{
    pemkot: 'pemerintah kota',
    pemkab: 'pemerintah kabupaten',
    pemprov: 'pemerintah provinsi',
    pemda: 'pemerintah daerah',
  },
  ...{
    setwan: 'sekretariat',
    sekwan: 'sekretariat',
    setda: 'sekretariat daerah',
    kemenkumham: 'kementerian hukum ham',
  },
  ...{ kemenag: 'kementerian agama', kemenkeu: 'kementerian keuangan', kemenkes: 'kementerian kesehatan' },
  ...{ kejari: 'kejaksaan negeri', kejati: 'kejaksaan tinggi', pn: 'pengadilan negeri', pa: 'pengadilan agama' },
  ...{ kpp: 'kantor pelayanan pajak', djp: 'direktorat jenderal pajak', dirjen: 'direktorat jenderal' },
  ...{ kanim: 'kantor imigrasi', bpn: 'badan pertanahan nasional', bps: 'badan pusat statistik' },
  ...{ kcu: 'kantor cabang utama', kcp: 'kantor cabang pembantu', kc: 'kantor cabang', kantorcabang: 'kantor cabang' },
  ...{
    bca: 'bank central asia',
    bri: 'bank rakyat indonesia',
    bni: 'bank negara indonesia',
    btn: 'bank tabungan negara',
  },
  ...{ bsi: 'bank syariah indonesia', bjb: 'bank jabar banten', smk: 'smk', gbi: 'gereja bethel indonesia' },
  ...{ sdn: 'sd negeri', smpn: 'smp negeri', sman: 'sma negeri', smkn: 'smk negeri', smun: 'sma negeri' },
  ...{ ui: 'universitas indonesia', ugm: 'universitas gajah mada', itb: 'institut teknologi bandung' },
  ...{ its: 'institut teknologi sepuluh nopember', undip: 'universitas diponegoro', unair: 'universitas airlangga' },
  ...{ ipb: 'institut pertanian bogor', binus: 'bina nusantara', umn: 'multimedia nusantara', upn: 'upn' },
  ...{
    jogja: 'yogyakarta',
    yogya: 'yogyakarta',
    jkt: 'jakarta',
    sby: 'surabaya',
    bdg: 'bandung',
    tangsel: 'tangerang selatan',
  },
  ...{ jaksel: 'jakarta selatan', jakbar: 'jakarta barat', jaktim: 'jakarta timur', jakut: 'jakarta utara' },
  ...{
    jakpus: 'jakarta pusat',
    jabar: 'jawa barat',
    jateng: 'jawa tengah',
    jatim: 'jawa timur',
    kaltim: 'kalimantan timur',
  },
  ...{
    kalsel: 'kalimantan selatan',
    kalbar: 'kalimantan barat',
    kalteng: 'kalimantan tengah',
    sumut: 'sumatera utara',
  },
  ...{ sumsel: 'sumatera selatan', sumbar: 'sumatera barat', sulsel: 'sulawesi selatan', sulut: 'sulawesi utara' },
  ...{ one: '1', two: '2', three: '3', satu: '1', dua: '2', tiga: '3', empat: '4', lima: '5' },
  ...{ i: '1', ii: '2', iii: '3', iv: '4', v: '5', vi: '6', vii: '7', viii: '8', ix: '9', x: '10' },
}

const among = (words: string) => Object.fromEntries(words.split(/\s+/).map((word) => [word, true] as const))

/** Legal forms, titles and what is only said of the work: they say nothing of the building. */
const silent =
  among(`pt cv tbk ud pd fa persero perumda perseroan terbatas bapak ibu bu mr mrs ms tn ny sdr dr drs ir proyek project
  pembangunan renovasi rehab rehabilitasi total pekerjaan pengadaan instalasi pemasangan paket ac vrf vrv fit out interior new dan and of by the
  di untuk lanjutan ri ham`)

/** Words for any building, office or firm. They never find a pair by themselves. */
const generic =
  among(`gedung menara kantor pusat cabang utama pembantu kelas ruang rumah sakit umum daerah khusus tinggal hotel resort villa
  mal plaza pasar modern toko ruko apartemen residence rusun perumahan cluster kompleks kawasan industri pabrik gudang unit terminal showroom
  restoran kafe kopi klinik puskesmas medika sehat sekolah sma smk smp sd negeri kampus universitas fakultas yayasan masjid gereja raya bank
  koperasi dinas badan kota kabupaten kecamatan kelurahan provinsi pemerintah kementerian direktorat jenderal sekretariat pelayanan
  wali bandar udara stadion wisma graha rektorat serbaguna club house park jalan gang nomor kavling blok lantai
  km kilometer indonesia internasional nasional group holding properti propertindo land corporation company lt fit plant town tahap bulevar
  baru grand royal superblock business district square block studio`)

/** Chains and institutions with many buildings. */
const chains =
  among(`central asia mandiri danamon cimb niaga permata maybank panin ocbc syariah tabungan alfamart alfamidi indomaret lawson
  superindo hypermart transmart carrefour matahari ramayana informa gramedia starbucks mcdonald mcd kfc pizza hut kenangan jiwa janji xxi cgv
  santika ibis aston novotel mercure amaris favehotel swiss belhotel harris pop neo whiz horison aryaduta marriott sheraton hilton siloam hermina
  mitra keluarga awal bros mayapada primaya eka omni kimia farma prodia pertamina pln telkom telkomsel toyota honda daihatsu suzuki mitsubishi
  astra unilever mayora indofood alfaria trijaya sumber bethel pajak pratama imigrasi polres polsek polda kejaksaan pengadilan dprd samsat
  rakyat negara balai trans lippo ciputra agung podomoro sinarmas sinar mas summarecon pelita harapan bina nusantara multimedia`)

/** Cities, regions, quarters and directions. */
const places =
  among(`jakarta bogor depok tangerang bekasi bandung cimahi sukabumi cianjur garut tasikmalaya cirebon indramayu karawang purwakarta
  subang serang cilegon lebak pandeglang semarang solo surakarta salatiga kudus magelang pekalongan tegal purwokerto yogyakarta sleman bantul
  surabaya sidoarjo gresik malang batu kediri madiun jember banyuwangi mojokerto pasuruan denpasar badung bali kuta seminyak canggu ubud sanur
  mataram lombok kupang medan binjai padang pekanbaru batam tanjung pinang jambi palembang lampung bengkulu pontianak samarinda balikpapan
  banjarmasin palangkaraya makassar manado palu kendari gorontalo ambon jayapura sorong ternate aceh banda jawa sumatera kalimantan sulawesi
  papua banten cibinong soreang ngamprah singaparna kuningan sumber majalengka kajen slawi brebes pemalang batang kendal ungaran demak jepara
  pati rembang blora purwodadi sragen karanganyar wonogiri sukoharjo klaten boyolali temanggung wonosobo banjarnegara purbalingga kebumen
  purworejo cilacap wates wonosari ponorogo pacitan trenggalek tulungagung blitar nganjuk ngawi magetan bojonegoro tuban lamongan jombang
  lumajang probolinggo situbondo bondowoso bangkalan sampang pamekasan sumenep singaraja tabanan gianyar klungkung bangli karangasem
  praya selong sumbawa bima langsa lhokseumawe sabang deli serdang tebing siantar sibolga rantauprapat bukittinggi payakumbuh solok dumai
  bengkalis siak karimun bintan prabumulih lubuklinggau metro kotabumi pangkalpinang belitung singkawang ketapang bontang tarakan tenggarong
  banjarbaru martapura sampit gowa maros parepare palopo bone bitung tomohon kotamobagu mamuju luwuk timika merauke manokwari biak
  tangerang ciledug pamulang ciputat cipondoh karawaci cisauk balaraja cikupa bitung cileungsi gunung sentul sawangan cinere cimanggis
  jatiasih pondok tambun cileduk kalideres kembangan kebayoran mampang pasar minggu jagakarsa kramat cakung pulogadung cempaka kemayoran
  tanah abang gambir senen johar lebak bulus fatmawati antasari mangga angke muara ancol papua jawa dki utara selatan barat timur tengah cikarang cibitung cibubur serpong bsd sunter kemang kuningan sudirman thamrin gatot
  subroto kelapa gading puri pluit pik bintaro tebet pancoran cilandak cipete menteng senayan grogol kedoya cengkareng puncak cisarua
  margonda pajajaran darmo gubeng rungkut renon simatupang diponegoro ahmad yani soekarno hatta juanda merdeka pemuda gajah mada hayam wuruk`)

/** First or second names of very many firms, houses and people. */
const common =
  among(`jaya indah sentosa abadi makmur sejahtera mulia griya bumi citra permai lestari sari mega prima karya persada pratama
  anugerah berkah sukses maju bersama nusantara indo perkasa cipta multi global artha surya putra wijaya taman green golden city river garden
  lake view hills bay sun sky celebration anggrek melati mawar budi dewi agus hendra sri al pantai laut dharma bukit
  logistik pangan data cold storage tekstil farmasi otomotif teknologi digital energi mineral kimia elektronik keramik kesehatan pendidikan
  hukum agama keuangan perhubungan sosial pemuda olahraga pertanian`)

const leastHeard = 5
/** How a word is written where the ear hears no difference; what is shorter may be initials. */
const heard = (word: string) =>
  word.length < leastHeard
    ? word
    : word
        .replaceAll('oe', 'u')
        .replaceAll('dj', 'j')
        .replaceAll('tj', 'c')
        .replaceAll(/[ck]h/g, 'h')
        .replaceAll(/([dtgb])h/g, '$1')
        .replaceAll('ph', 'f')
        .replaceAll('sy', 's')
        .replaceAll('x', 'ks')
        .replaceAll('q', 'k')
        .replaceAll(/([a-z])\1/g, '$1')

const isNumber = (word: string) => /^\d+$/.test(word)
/** A number or one letter tells one tower, block or floor from the next. */
export const isMark = (word: string) => isNumber(word) || word.length === 1

/** C12, MM2100 and 137A: a block or a house, in two words however it is written. */
const lettered = /^(?:(\p{L}{1,3})(\d+)|(\d+)(\p{L}{1,2}))$/u

/** The words of a name as they are compared: spelt out, numbers written one way, without legal forms. */
export const normalizedName = (name: string) =>
  name
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}|['’]/gu, '')
    // Initials: D.I. is one word.
    .replaceAll(/(?<!\p{L})(\p{L})\.\s?(?=\p{L}\.)/gu, '$1')
    .split(/[^\p{L}\p{N}]+/u)
    .flatMap((word) => word.replace(lettered, '$1$3 $2$4').trim().split(' '))
    .flatMap((word) => (Object.hasOwn(spelt, word) ? (spelt[word] ?? word) : word).split(' '))
    .filter((word, n, all) => word && word !== all[n - 1] && !Object.hasOwn(silent, word))
    .map((word) => (isNumber(word) ? String(Number(word.slice(0, 9))) : heard(word)))
    .join(' ')

const heardAmong = (words: Record<string, boolean>) => among(Object.keys(words).map(heard).join(' '))
let sorted: Record<'generic' | 'chains' | 'places' | 'common', Record<string, boolean>> | undefined
const lists = () => {
  sorted ??= {
    ...{ generic: heardAmong(generic), chains: heardAmong(chains) },
    ...{ places: heardAmong(places), common: heardAmong(common) },
  }
  return sorted
}

const inList = (list: Record<string, boolean>, word: string) => Object.hasOwn(list, word)
/** How much a word says of one building: the rarer, the more. */
export const wordWeight = (word: string) => {
  const { generic, chains, places, common } = lists()
  if (inList(generic, word)) return 0.1
  if (inList(chains, word)) return 0.4
  if (inList(places, word)) return 0.5
  if (inList(common, word)) return 0.6
  return 1
}
/** Worth finding a pair by. */
export const isTelling = (word: string) => !isMark(word) && !inList(lists().generic, word)
export const isPlace = (word: string) => inList(lists().places, word)
/** A town and the regency around it have the same name, and hospitals and offices of their own. */
const isRegency = (key: string) => /(^| )kabupaten( |$)/.test(key)
const isTown = (key: string) => /(^| )kota( |$)/.test(key)
export const isTownAgainstRegency = (one: string, other: string) =>
  (isTown(one) && isRegency(other)) || (isRegency(one) && isTown(other))
