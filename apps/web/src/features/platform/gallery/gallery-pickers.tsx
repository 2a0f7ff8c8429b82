import { customerDropdown } from '@sejuk/contract/customers/customers'
import { useState } from 'react'
import { BankPicker } from '../../../entities/pickers/bank-picker.tsx'
import { BranchesPicker, BranchPicker } from '../../../entities/pickers/branch-picker.tsx'
import { BrandPicker } from '../../../entities/pickers/brand-picker.tsx'
import { CustomerPicker } from '../../../entities/pickers/customer-picker.tsx'
import { ItemCategoryPicker } from '../../../entities/pickers/item-category-picker.tsx'
import { ItemPicker } from '../../../entities/pickers/item-picker.tsx'
import { type Region, RegionChain } from '../../../entities/pickers/region-chain.tsx'
import { SalesmanPicker, StaffPicker } from '../../../entities/pickers/staff-picker.tsx'
import { WarehousePicker } from '../../../entities/pickers/warehouse-picker.tsx'
import { PagedMultiSelect } from '../../../ui/fields/picker.tsx'
import { Part } from './gallery-part.tsx'

const useOne = () => {
  const [value, onChange] = useState<string>()
  return { value, onChange }
}
const useMany = () => {
  const [value, onChange] = useState<string[]>([])
  return { value, onChange }
}

export const GalleryPickers = () => {
  const [region, setRegion] = useState<Region>({})
  return (
    <>
      <Part name="One of many">
        <CustomerPicker {...useOne()} />
        <StaffPicker {...useOne()} />
        <SalesmanPicker {...useOne()} />
        <BranchPicker {...useOne()} />
        <WarehousePicker {...useOne()} />
        <ItemPicker {...useOne()} />
        <BankPicker {...useOne()} error="Bank is required!" />
      </Part>
      <Part name="Several, with Select All">
        <BranchesPicker {...useMany()} />
        <BrandPicker {...useMany()} />
        <ItemCategoryPicker {...useMany()} />
        <PagedMultiSelect label="All that match" source={customerDropdown} mayMatch {...useMany()} />
      </Part>
      <Part name="RegionChain">
        <RegionChain value={region} onChange={setRegion} />
      </Part>
    </>
  )
}
