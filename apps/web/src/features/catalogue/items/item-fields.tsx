import { itemTypeDropdown } from '@sejuk/contract/catalogue/item-searches'
import { brandDropdown } from '@sejuk/contract/masters/brands'
import { businessUnitDropdown } from '@sejuk/contract/masters/business-units'
import { erpCustomizationDropdown } from '@sejuk/contract/masters/erp-customizations'
import { itemCategoryDropdown } from '@sejuk/contract/masters/item-categories'
import { eFakturUoms, setType, uoms, usedFor } from '@sejuk/domain/catalogue/items'
import { itemRecordWords } from '@sejuk/words/catalogue/item-records'
import { ItemPicker } from '../../../entities/pickers/item-picker.tsx'
import type { EndpointForm } from '../../../lib/form/endpoint-form.ts'
import { useWords } from '../../../lib/language/words.ts'
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { NumberField } from '../../../ui/fields/number-fields.tsx'
import { PagedSelect } from '../../../ui/fields/picker.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { FieldGrid } from '../../../ui/form/field-grid.tsx'
import { Column, Columns } from '../../../ui/layout/page-body.tsx'
import { Section, SectionBody } from '../../../ui/record/section.tsx'
import type { ItemFormValues } from './item-values.ts'
import { SubItemFields } from './sub-item-fields.tsx'

type Props = { form: EndpointForm<ItemFormValues>; isNew: boolean }
type TextName = { [N in keyof ItemFormValues]: ItemFormValues[N] extends string ? N : never }[keyof ItemFormValues]

const useFields = (form: EndpointForm<ItemFormValues>) => {
  const t = useWords(itemRecordWords)
  const { values, change, errorOf } = form
  const text = (field: TextName) => ({
    label: t(field),
    value: values[field],
    error: errorOf(field),
    onChange: (value: string) => change({ [field]: value }),
  })
  const picked = (field: TextName) => ({
    label: t(field),
    none: t('choose'),
    value: values[field] || undefined,
    error: errorOf(field),
    onChange: (value: string | undefined) => change({ [field]: value ?? '' }),
  })
  const tick = (field: 'has_serial' | 'sellable_online') => ({
    label: t(field),
    isOn: values[field],
    error: errorOf(field),
    onChange: (isOn: boolean) => change({ [field]: isOn }),
  })
  return { t, text, picked, tick }
}

export const ItemFields = ({ form, isNew }: Props) => {
  const { t, text, picked, tick } = useFields(form)
  const { values } = form
  const isSet = values.item_type === setType
  /** The type of a set settles what belongs to it. */
  const chooseType = (item_type: string | undefined) =>
    form.change({
      item_type: item_type ?? '',
      ...(item_type === setType
        ? {
            used_for_indoor_outdoor: 'Set',
            has_serial: false,
            serial_mask: '',
            uom: 'SET',
            e_faktur_uom_code: 'UM.0019',
          }
        : { sub_items: [], ...(values.used_for_indoor_outdoor === 'Set' ? { used_for_indoor_outdoor: 'None' } : {}) }),
    })
  return (
    <Columns>
      <Column>
        <Section title={t('basics')}>
          <SectionBody>
            <FieldGrid>
              {isNew && (
                <TextField
                  {...text('item_code')}
                  onChange={(code) => form.change({ item_code: code.toUpperCase() })}
                  most={40}
                  isRequired
                  autoFocus
                />
              )}
              <TextField {...text('item_name')} most={200} isRequired />
              <TextField {...text('local_name')} most={200} />
              <PagedSelect {...picked('item_type')} source={itemTypeDropdown} onChange={chooseType} />
              <PagedSelect {...picked('brand_code')} source={brandDropdown} />
              <PagedSelect {...picked('category_code')} source={itemCategoryDropdown} />
              <PagedSelect {...picked('business_unit_code')} source={businessUnitDropdown} />
              <ChoiceField
                {...text('used_for_indoor_outdoor')}
                options={usedFor.map((value) => ({ value, label: t(value) }))}
              />
              <PagedSelect
                {...picked('items_belongs_to')}
                source={erpCustomizationDropdown}
                input={{ data_type: 'ITEMS_BELONGS_TO' }}
              />
              <TextField {...text('old_code')} most={60} />
              <TextField {...text('barcode')} inputMode="numeric" most={20} />
              <ItemPicker {...picked('replaced_by_item_code')} />
            </FieldGrid>
          </SectionBody>
        </Section>
        {isSet && <SubItemFields form={form} />}
        <Section title={t('technical')}>
          <SectionBody>
            <FieldGrid>
              <TextField {...text('series')} most={50} />
              <TextField {...text('model')} most={100} />
              <NumberField {...text('capacity_pk')} />
              <NumberField {...text('btu_per_hour')} />
              <TextField {...text('technology')} most={50} />
              <TextField {...text('refrigerant')} most={50} />
              <TextField {...text('voltage')} most={50} />
              <NumberField {...text('rated_power_w')} />
            </FieldGrid>
          </SectionBody>
        </Section>
      </Column>
      <Column>
        <Section title={t('trade')}>
          <SectionBody>
            <FieldGrid>
              <ChoiceField {...text('uom')} options={uoms.map((value) => ({ value, label: value }))} />
              <TextField {...text('e_faktur_goods_code')} inputMode="numeric" most={6} />
              <ChoiceField
                {...text('e_faktur_uom_code')}
                options={eFakturUoms.map((value) => ({ value, label: value }))}
              />
              <NumberField {...text('weight_kg')} />
              <NumberField {...text('volume_m3')} />
              <NumberField {...text('pack_qty')} />
            </FieldGrid>
            <CheckboxField {...tick('sellable_online')} />
          </SectionBody>
        </Section>
        <Section title={t('warranty')}>
          <SectionBody>
            {!isSet && <CheckboxField {...tick('has_serial')} />}
            <FieldGrid>
              {values.has_serial && <TextField {...text('serial_mask')} hint={t('serialMaskHelp')} most={100} />}
              <NumberField {...text('warranty_sparepart_months')} />
              <NumberField {...text('warranty_compressor_months')} />
              <TextField {...text('warranty_policy_code')} most={60} />
            </FieldGrid>
          </SectionBody>
        </Section>
      </Column>
    </Columns>
  )
}
