import { category, unit, type UnitCategory } from './unit.ts';

// Factors as in `further-units.ts`: pound-force × foot, pound ÷ cubic foot and so on.
/** Categories of torque and density. */
export const derivedCategories: readonly UnitCategory[] = [
  category('torque', 'Torque', [
    unit('nm', 'N⋅m', 'newton meter', '1'),
    unit('ft-lb', 'lbf⋅ft', 'pound-foot', '1.3558179483314004'),
    unit('in-lb', 'lbf⋅in', 'pound-inch', '1.3558179483314004/12'),
  ]),
  category('density', 'Density', [
    unit('kg/m3', 'kg/m³', 'kilogram per cubic meter', '1'),
    unit('g/cm3', 'g/cm³', 'gram per cubic centimeter', '1000'),
    unit('g/l', 'g/L', 'gram per liter', '1'),
    unit('lb/ft3', 'lb/ft³', 'pound per cubic foot', '0.45359237/0.028316846592'),
  ]),
];
