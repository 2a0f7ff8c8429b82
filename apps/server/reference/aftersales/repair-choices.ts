import type { RepairChoiceKey } from '@sejuk/domain/aftersales/tickets/tickets'

type Line = readonly [code: string, name: string, local_name: string, parents?: string]

/** Each line names what it is likely for, in the list before its own. */
const lists: Record<RepairChoiceKey, readonly Line[]> = {
  Repair_Symptoms: [
    ['NOT_COLD', 'Not cold', 'Tidak dingin'],
    ['LESS_COLD', 'Less cold', 'Kurang dingin'],
    ['DEAD', 'Does not switch on', 'Tidak menyala'],
    ['WATER_LEAK', 'Water drips from the indoor unit', 'Air menetes dari unit indoor'],
    ['NOISE', 'Noise or vibration', 'Berisik atau bergetar'],
    ['SMELL', 'Bad smell', 'Bau tidak sedap'],
    ['ICE', 'Ice on the indoor unit', 'Timbul es di unit indoor'],
    ['ERROR_CODE', 'Shows an error code', 'Muncul kode error'],
    ['REMOTE', 'Remote control does not work', 'Remote tidak berfungsi'],
    ['TRIPS', 'Circuit breaker trips', 'MCB turun'],
    ['NO_WATER', 'No or little water (purifier)', 'Air tidak keluar atau kecil (penjernih air)'],
  ],
  Repair_Place_of_Failure: [
    ['COMPRESSOR', 'Compressor', 'Kompresor', 'NOT_COLD LESS_COLD NOISE TRIPS ERROR_CODE'],
    ['PIPING', 'Piping and joints', 'Pipa dan sambungan', 'NOT_COLD LESS_COLD ICE'],
    ['CONDENSER', 'Condenser', 'Kondensor', 'NOT_COLD LESS_COLD ERROR_CODE'],
    ['EVAPORATOR', 'Evaporator and filter', 'Evaporator dan filter', 'LESS_COLD SMELL ICE WATER_LEAK'],
    ['FAN_INDOOR', 'Indoor fan', 'Kipas indoor', 'LESS_COLD NOISE ICE ERROR_CODE'],
    ['FAN_OUTDOOR', 'Outdoor fan', 'Kipas outdoor', 'NOT_COLD NOISE TRIPS ERROR_CODE'],
    ['PCB_INDOOR', 'Indoor board', 'PCB indoor', 'DEAD REMOTE ERROR_CODE'],
    ['PCB_OUTDOOR', 'Outdoor board', 'PCB outdoor', 'DEAD NOT_COLD TRIPS ERROR_CODE'],
    ['SENSOR', 'Sensor', 'Sensor', 'LESS_COLD ICE ERROR_CODE'],
    ['DRAIN', 'Drain', 'Saluran pembuangan', 'WATER_LEAK SMELL'],
    ['POWER', 'Power supply', 'Catu daya', 'DEAD TRIPS'],
    ['REMOTE_CONTROL', 'Remote control', 'Remote control', 'REMOTE DEAD'],
    ['WATER_LINE', 'Water line and cartridge', 'Jalur air dan filter', 'NO_WATER SMELL'],
  ],
  Repair_Cause_of_Failure: [
    ['LEAK', 'Refrigerant leak', 'Refrigeran bocor', 'PIPING EVAPORATOR CONDENSER'],
    ['DIRT', 'Dirt', 'Kotor', 'EVAPORATOR CONDENSER DRAIN FAN_INDOOR FAN_OUTDOOR'],
    ['WEAR', 'Wear', 'Aus', 'COMPRESSOR FAN_INDOOR FAN_OUTDOOR REMOTE_CONTROL WATER_LINE'],
    ['VOLTAGE', 'Unstable voltage', 'Tegangan tidak stabil', 'PCB_INDOOR PCB_OUTDOOR POWER COMPRESSOR'],
    ['INSTALLATION', 'Faulty installation', 'Pemasangan tidak benar', 'PIPING DRAIN POWER'],
    ['ANIMALS', 'Insects or animals', 'Serangga atau hewan', 'PCB_OUTDOOR PCB_INDOOR DRAIN'],
    ['PRODUCTION', 'Production fault', 'Cacat produksi', 'COMPRESSOR PCB_INDOOR PCB_OUTDOOR SENSOR EVAPORATOR'],
    ['CORROSION', 'Corrosion', 'Korosi', 'CONDENSER PIPING SENSOR'],
    ['MISUSE', 'Wrong use', 'Salah pemakaian', 'REMOTE_CONTROL POWER WATER_LINE'],
    ['BLOCKED', 'Blocked', 'Tersumbat', 'DRAIN WATER_LINE PIPING'],
  ],
}

export const standardRepairChoices = (Object.entries(lists) as [RepairChoiceKey, readonly Line[]][]).flatMap(
  ([choice_key, lines]) =>
    lines.map(([code, name, local_name, parents], n) => ({
      choice_key,
      code,
      name,
      local_name,
      parent_codes: parents?.split(' ') ?? [],
      seq: (n + 1) * 10,
    })),
)
