import IconAirConditioning from '#icon/AirConditioning'
import IconAlertSquare from '#icon/AlertSquare'
import IconArrowBackUp from '#icon/ArrowBackUp'
import IconBarcode from '#icon/Barcode'
import IconBasket from '#icon/Basket'
import IconBeach from '#icon/Beach'
import IconBookmark from '#icon/Bookmark'
import IconBooks from '#icon/Books'
import IconBriefcase2 from '#icon/Briefcase2'
import IconBuilding from '#icon/Building'
import IconBuildingSkyscraper from '#icon/BuildingSkyscraper'
import IconBuildingStore from '#icon/BuildingStore'
import IconBuildingWarehouse from '#icon/BuildingWarehouse'
import IconCamera from '#icon/Camera'
import IconCash from '#icon/Cash'
import IconChartBar from '#icon/ChartBar'
import IconCheckbox from '#icon/Checkbox'
import IconClipboardCheck from '#icon/ClipboardCheck'
import IconClock from '#icon/Clock'
import IconCode from '#icon/Code'
import IconCreditCard from '#icon/CreditCard'
import IconDatabase from '#icon/Database'
import IconDiscount from '#icon/Discount'
import IconDownload from '#icon/Download'
import IconFileInvoice from '#icon/FileInvoice'
import IconFileText from '#icon/FileText'
import IconGift from '#icon/Gift'
import IconHeadset from '#icon/Headset'
import IconHierarchy from '#icon/Hierarchy'
import IconHistory from '#icon/History'
import IconHome from '#icon/Home'
import IconIdBadge2 from '#icon/IdBadge2'
import IconInfoCircle from '#icon/InfoCircle'
import IconKey from '#icon/Key'
import IconLanguage from '#icon/Language'
import IconLayoutDashboard from '#icon/LayoutDashboard'
import IconListDetails from '#icon/ListDetails'
import IconLock from '#icon/Lock'
import IconMail from '#icon/Mail'
import IconMap from '#icon/Map'
import IconMapPin from '#icon/MapPin'
import IconMessage from '#icon/Message'
import IconMessageReport from '#icon/MessageReport'
import IconMoodSmile from '#icon/MoodSmile'
import IconNotes from '#icon/Notes'
import IconPackageExport from '#icon/PackageExport'
import IconPackageImport from '#icon/PackageImport'
import IconPackages from '#icon/Packages'
import IconPlus from '#icon/Plus'
import IconPuzzle from '#icon/Puzzle'
import IconReceipt2 from '#icon/Receipt2'
import IconRepeat from '#icon/Repeat'
import IconReplace from '#icon/Replace'
import IconRulerMeasure from '#icon/RulerMeasure'
import IconScan from '#icon/Scan'
import IconSchool from '#icon/School'
import IconSearch from '#icon/Search'
import IconSettings from '#icon/Settings'
import IconShieldCheck from '#icon/ShieldCheck'
import IconShoppingCart from '#icon/ShoppingCart'
import IconSignature from '#icon/Signature'
import IconSpeakerphone from '#icon/Speakerphone'
import IconTableExport from '#icon/TableExport'
import IconTicket from '#icon/Ticket'
import IconTool from '#icon/Tool'
import IconTrophy from '#icon/Trophy'
import IconTruck from '#icon/Truck'
import IconUpload from '#icon/Upload'
import IconUserStar from '#icon/UserStar'
import IconUsers from '#icon/Users'
import IconUsersGroup from '#icon/UsersGroup'
import IconWorld from '#icon/World'

const pictures: Record<string, typeof IconFileText> = {
  'air-conditioning': IconAirConditioning,
  'alert-square': IconAlertSquare,
  'arrow-back-up': IconArrowBackUp,
  barcode: IconBarcode,
  basket: IconBasket,
  beach: IconBeach,
  bookmark: IconBookmark,
  books: IconBooks,
  'briefcase-2': IconBriefcase2,
  building: IconBuilding,
  'building-skyscraper': IconBuildingSkyscraper,
  'building-store': IconBuildingStore,
  'building-warehouse': IconBuildingWarehouse,
  camera: IconCamera,
  cash: IconCash,
  'chart-bar': IconChartBar,
  checkbox: IconCheckbox,
  'clipboard-check': IconClipboardCheck,
  clock: IconClock,
  code: IconCode,
  'credit-card': IconCreditCard,
  database: IconDatabase,
  discount: IconDiscount,
  download: IconDownload,
  'file-invoice': IconFileInvoice,
  gift: IconGift,
  headset: IconHeadset,
  hierarchy: IconHierarchy,
  history: IconHistory,
  home: IconHome,
  'id-badge-2': IconIdBadge2,
  'info-circle': IconInfoCircle,
  key: IconKey,
  language: IconLanguage,
  'layout-dashboard': IconLayoutDashboard,
  'list-details': IconListDetails,
  lock: IconLock,
  mail: IconMail,
  map: IconMap,
  'map-pin': IconMapPin,
  message: IconMessage,
  'message-report': IconMessageReport,
  'mood-smile': IconMoodSmile,
  notes: IconNotes,
  'package-export': IconPackageExport,
  'package-import': IconPackageImport,
  packages: IconPackages,
  plus: IconPlus,
  puzzle: IconPuzzle,
  'receipt-2': IconReceipt2,
  repeat: IconRepeat,
  replace: IconReplace,
  'ruler-measure': IconRulerMeasure,
  scan: IconScan,
  school: IconSchool,
  search: IconSearch,
  settings: IconSettings,
  'shield-check': IconShieldCheck,
  'shopping-cart': IconShoppingCart,
  signature: IconSignature,
  speakerphone: IconSpeakerphone,
  'table-export': IconTableExport,
  ticket: IconTicket,
  tool: IconTool,
  trophy: IconTrophy,
  truck: IconTruck,
  upload: IconUpload,
  'user-star': IconUserStar,
  users: IconUsers,
  'users-group': IconUsersGroup,
  world: IconWorld,
}

/** The picture a menu's data names; a sheet of paper for a name nobody has drawn. */
export const MenuPicture = ({ name, size }: { name: string; size: number }) => {
  const Picture = pictures[name] ?? IconFileText
  return <Picture size={size} stroke={1.75} aria-hidden="true" />
}
