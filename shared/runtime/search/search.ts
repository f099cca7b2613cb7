export { SearchBox } from '../../search/SearchBox.tsx';
export { openSearch } from './SearchDialog.tsx';
