export { AllUnits } from './all-units.tsx';
export { Working } from './working.tsx';
