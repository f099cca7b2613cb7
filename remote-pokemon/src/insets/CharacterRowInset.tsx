export { CharacterRow as default } from '@mint-row/kit/ui';
