import IconAirConditioning from '#icon/AirConditioning'
import IconBox from '#icon/Box'
import IconBriefcase2 from '#icon/Briefcase2'
import IconBuildingStore from '#icon/BuildingStore'
import IconClipboardList from '#icon/ClipboardList'
import IconFileText from '#icon/FileText'
import IconHome from '#icon/Home'
import IconIdBadge2 from '#icon/IdBadge2'
import IconMapPin from '#icon/MapPin'
import IconReceipt2 from '#icon/Receipt2'
import IconRulerMeasure from '#icon/RulerMeasure'
import IconSchool from '#icon/School'
import IconSettings from '#icon/Settings'
import IconTool from '#icon/Tool'
import IconTruck from '#icon/Truck'
import IconUsers from '#icon/Users'

const pictures: Record<string, typeof IconHome> = {
  'air-conditioning': IconAirConditioning,
  box: IconBox,
  briefcase: IconBriefcase2,
  building: IconBuildingStore,
  clipboard: IconClipboardList,
  home: IconHome,
  badge: IconIdBadge2,
  'map-pin': IconMapPin,
  receipt: IconReceipt2,
  ruler: IconRulerMeasure,
  school: IconSchool,
  settings: IconSettings,
  tool: IconTool,
  truck: IconTruck,
  users: IconUsers,
}

/** The picture a menu's data names; a sheet of paper for a name nobody has drawn. */
export const MenuIcon = ({ name, size = 18 }: { name: string; size?: number }) => {
  const Picture = pictures[name] ?? IconFileText
  return <Picture size={size} stroke={1.75} aria-hidden="true" />
}
