import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { maybeTexts, texts } from '../fields.ts'
import { option } from '../lists.ts'
import { asForm, formLookupInput } from '../lookups.ts'

/** `type` is the vendor: its code. */
export const driverDropdown = endpoint('GET /api/driver/dropdown', {
  needs: 'staff',
  input: formLookupInput,
  data: z.array(
    option.extend({
      ...z
        .object({
          ...texts('driver_code', 'driver_name', 'logistic_vendor_code', 'logistic_vendor'),
          ...maybeTexts('driver_phone', 'truck_no', 'truck_model'),
        })
        .partial().shape,
    }),
  ),
})
export const searchDrivers = endpoint('POST /api/driver/dropdown', { ...driverDropdown, ...asForm })

/** `type` is Land, Sea or Air. */
export const logisticVendorDropdown = endpoint('GET /api/logistic-vendor/dropdown', {
  needs: 'staff',
  input: formLookupInput,
  data: z.array(
    option.extend({
      ...z.object(texts('logistic_vendor_code', 'logistic_vendor', 'vendor_type')).partial().shape,
    }),
  ),
})
export const searchLogisticVendors = endpoint('POST /api/logistic-vendor/dropdown', {
  ...logisticVendorDropdown,
  ...asForm,
})
