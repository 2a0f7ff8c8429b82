import IconAirConditioning from '#icon/AirConditioning'
import IconBriefcase2 from '#icon/Briefcase2'
import IconBuildingStore from '#icon/BuildingStore'
import IconForklift from '#icon/Forklift'
import IconHeadset from '#icon/Headset'
import IconIdBadge2 from '#icon/IdBadge2'
import IconReceipt2 from '#icon/Receipt2'
import IconRulerMeasure from '#icon/RulerMeasure'
import IconSettings from '#icon/Settings'
import IconTool from '#icon/Tool'
import IconTruck from '#icon/Truck'
import IconUser from '#icon/User'

const pictures: Record<string, typeof IconUser> = {
  admin: IconSettings,
  bm: IconBuildingStore,
  callcenter: IconHeadset,
  'asc-admin': IconTool,
  ass: IconTool,
  finance: IconReceipt2,
  'finance-manager': IconReceipt2,
  logistics: IconTruck,
  warehouse: IconForklift,
  supervisor: IconRulerMeasure,
  spv: IconRulerMeasure,
  designer: IconRulerMeasure,
  sales: IconBriefcase2,
  'branch-admin': IconBuildingStore,
  technician: IconAirConditioning,
  installer: IconIdBadge2,
}

export const RoleIcon = ({ username }: { username: string }) => {
  const Picture = pictures[username] ?? IconUser
  return <Picture size={22} stroke={1.75} aria-hidden="true" />
}
