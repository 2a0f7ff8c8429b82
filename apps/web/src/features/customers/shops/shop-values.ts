import type { Shop } from '@sejuk/contract/customers/shops'
import { typedPhone } from '@sejuk/domain/values/phone'

/** A shop as it is typed. */
export const blankShop = (salesman_code: string) => ({
  shop_name: '',
  salesman_code,
  shop_class: 'C',
  floor_area_m2: '',
  display_units: {} as Record<string, number>,
  opening_hours: '',
  phone: '',
  province_code: '',
  city_code: '',
  district_code: '',
  sub_district_code: '',
  postal_code: undefined as string | undefined,
  detail_address: '',
  lat: '',
  lng: '',
  is_open: 'Y',
  promotor_codes: [] as string[],
  duplicate_reason: '',
})
export type ShopValues = ReturnType<typeof blankShop>

export const shopValuesOf = (shop: Shop): ShopValues => ({
  ...blankShop(shop.salesman_code ?? ''),
  shop_name: shop.shop_name,
  shop_class: shop.shop_class,
  floor_area_m2: String(shop.floor_area_m2 ?? ''),
  display_units: shop.display_units,
  opening_hours: shop.opening_hours ?? '',
  phone: typedPhone(shop.phone ?? ''),
  province_code: shop.province_code ?? '',
  city_code: shop.city_code ?? '',
  district_code: shop.district_code ?? '',
  sub_district_code: shop.sub_district_code ?? '',
  postal_code: shop.postal_code ?? '',
  detail_address: shop.detail_address,
  lat: String(shop.lat ?? ''),
  lng: String(shop.lng ?? ''),
  is_open: shop.is_open,
  promotor_codes: shop.promotor_codes,
})
