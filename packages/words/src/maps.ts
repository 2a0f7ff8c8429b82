import { words } from './words.ts'

export const mapWords = words('maps', {
  ownData: ['Map data: Natural Earth, GeoNames (CC BY 4.0)', 'Data peta: Natural Earth, GeoNames (CC BY 4.0)'],
  clusterN: ['{n} {n|place|places}; press to look closer', '{n} tempat; tekan untuk memperbesar'],
  provinceShare: ['{name}: {share} of {n} {n|customer|customers}', '{name}: {share} dari {n} pelanggan'],
})
