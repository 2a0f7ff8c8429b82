import type { TechnicianStatus } from '@sejuk/domain/aftersales/technicians'
import type { SearchName } from '@sejuk/domain/platform/search'
import type { DesignTaskStatus, LoginStatus, ProjectStatus } from '@sejuk/domain/projects/project-statuses'
import { technicianChoiceWords } from '@sejuk/words/aftersales/technicians'
import type { Icon } from '@tabler/icons-react'
import type { ComponentType } from 'react'
import IconArrowBackUp from '#icon/ArrowBackUp'
import IconArrowsExchange from '#icon/ArrowsExchange'
import IconBarcode from '#icon/Barcode'
import IconBuilding from '#icon/Building'
import IconBuildingSkyscraper from '#icon/BuildingSkyscraper'
import IconBuildingStore from '#icon/BuildingStore'
import IconCash from '#icon/Cash'
import IconClipboardCheck from '#icon/ClipboardCheck'
import IconCoins from '#icon/Coins'
import IconFileInvoice from '#icon/FileInvoice'
import IconGift from '#icon/Gift'
import IconHome from '#icon/Home'
import IconIdBadge2 from '#icon/IdBadge2'
import IconMapPin from '#icon/MapPin'
import IconMessageExclamation from '#icon/MessageExclamation'
import IconPackage from '#icon/Package'
import IconPackageImport from '#icon/PackageImport'
import IconReceipt from '#icon/Receipt'
import IconRulerMeasure from '#icon/RulerMeasure'
import IconShoppingCart from '#icon/ShoppingCart'
import IconTicket from '#icon/Ticket'
import IconTool from '#icon/Tool'
import IconTruck from '#icon/Truck'
import IconTruckDelivery from '#icon/TruckDelivery'
import IconUser from '#icon/User'
import IconUserBolt from '#icon/UserBolt'
import IconUserCog from '#icon/UserCog'
import IconWritingSign from '#icon/WritingSign'
import { DesignChip, ProjectOrLoginChip } from '../../../../entities/projects/project-status.tsx'
import { ActiveChip } from '../../../../entities/status/active-chip.tsx'
import { TicketChip as BonusTicketChip, SettlementChip } from '../../../../entities/status/bonus-status.tsx'
import { CashbackChip } from '../../../../entities/status/cashback-status.tsx'
import { ChequeChip } from '../../../../entities/status/cheque-status.tsx'
import { CustomerChip } from '../../../../entities/status/customer-status.tsx'
import { DeliveryChip } from '../../../../entities/status/delivery-status.tsx'
import { IdentityChip } from '../../../../entities/status/installer-status.tsx'
import { InvoiceChip } from '../../../../entities/status/invoice-status.tsx'
import { ItemChip } from '../../../../entities/status/item-status.tsx'
import { OrderChip } from '../../../../entities/status/order-status.tsx'
import { ComplaintChip } from '../../../../entities/status/outcome-status.tsx'
import { ReceiptChip } from '../../../../entities/status/receipt-status.tsx'
import { RetailChip } from '../../../../entities/status/retail-status.tsx'
import { ReturnChip } from '../../../../entities/status/return-status.tsx'
import { RmaChip } from '../../../../entities/status/rma-status.tsx'
import { SerialChip } from '../../../../entities/status/serial-status.tsx'
import { ServiceStatus } from '../../../../entities/status/service-status.tsx'
import { ShopChip } from '../../../../entities/status/shop-status.tsx'
import { SparepartChip } from '../../../../entities/status/sparepart-status.tsx'
import { SupervisionChip } from '../../../../entities/status/supervision-status.tsx'
import { TicketChip } from '../../../../entities/status/ticket-status.tsx'
import { TransferStatusChip } from '../../../../entities/status/transfer-status.tsx'
import { VisitChip } from '../../../../entities/status/visit-status.tsx'
import { useWords } from '../../../../lib/language/words.ts'
import { StatusChip } from '../../../../ui/record/status-chip.tsx'
import type { Tone } from '../../../../ui/record/status-icon.tsx'

type Looks = { icon: Icon; Status?: ComponentType<{ status: string }> }

/** The server names a status of the kind's own list. */
const chip = <Status extends string>(Chip: ComponentType<{ status: Status }>) =>
  Chip as ComponentType<{ status: string }>

const technicianTones: Record<TechnicianStatus, Tone> = { Active: 'good', Leave: 'attention', Off: 'neutral' }
const TechnicianChip = ({ status }: { status: TechnicianStatus }) => (
  <StatusChip tone={technicianTones[status]}>{useWords(technicianChoiceWords)(status)}</StatusChip>
)
const StaffChip = ({ status }: { status: string }) => <ActiveChip isActive={status === 'active'} />

/** A line a kind. */
export const kindLooks: Record<SearchName, Looks> = {
  customers: { icon: IconBuildingStore, Status: chip(CustomerChip) },
  shops: { icon: IconBuilding, Status: chip(ShopChip) },
  salesOrders: { icon: IconShoppingCart, Status: chip(OrderChip) },
  cheques: { icon: IconWritingSign, Status: chip(ChequeChip) },
  visits: { icon: IconMapPin, Status: chip(VisitChip) },
  sellOuts: { icon: IconReceipt, Status: chip(RetailChip) },
  cashbacks: { icon: IconCoins, Status: chip(CashbackChip) },
  salesInvoices: { icon: IconFileInvoice, Status: chip(InvoiceChip) },
  tickets: { icon: IconTicket, Status: chip(TicketChip) },
  workOrders: { icon: IconTool, Status: chip(ServiceStatus) },
  complaints: { icon: IconMessageExclamation, Status: chip(ComplaintChip) },
  consumers: { icon: IconUser },
  technicians: { icon: IconUserCog, Status: chip(TechnicianChip) },
  serviceCentres: { icon: IconHome },
  projects: { icon: IconBuildingSkyscraper, Status: chip<LoginStatus | ProjectStatus>(ProjectOrLoginChip) },
  designTasks: { icon: IconRulerMeasure, Status: chip<DesignTaskStatus>(DesignChip) },
  items: { icon: IconPackage, Status: chip(ItemChip) },
  serialNumbers: { icon: IconBarcode, Status: chip(SerialChip) },
  partOrders: { icon: IconTool, Status: chip(SparepartChip) },
  transfers: { icon: IconTruck, Status: chip(TransferStatusChip) },
  deliveries: { icon: IconTruckDelivery, Status: chip(DeliveryChip) },
  returnRequests: { icon: IconArrowBackUp, Status: chip(ReturnChip) },
  rmaRequests: { icon: IconArrowsExchange, Status: chip(RmaChip) },
  goodsReceipts: { icon: IconPackageImport, Status: chip(ReceiptChip) },
  supervisions: { icon: IconClipboardCheck, Status: chip(SupervisionChip) },
  installers: { icon: IconUserBolt, Status: chip(IdentityChip) },
  bonusTickets: { icon: IconGift, Status: chip(BonusTicketChip) },
  settlements: { icon: IconCash, Status: chip(SettlementChip) },
  staff: { icon: IconIdBadge2, Status: StaffChip },
}

export const StatusOf = ({ kind, status }: { kind: SearchName; status: string | null }) => {
  const { Status } = kindLooks[kind]
  return Status && status ? <Status status={status} /> : null
}
