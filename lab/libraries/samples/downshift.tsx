import { useSelect } from 'downshift';

/** What the page shows once the library works. */
export const shows = 'Base Set';

export default function Sample() {
  const { selectedItem, getToggleButtonProps, getMenuProps } = useSelect({
    id: 'sets',
    items: ['Base Set'],
    defaultSelectedItem: 'Base Set',
  });
  return (
    <>
      <button type="button" {...getToggleButtonProps({ 'aria-label': 'Set', 'aria-labelledby': undefined })}>
        <output>{selectedItem}</output>
      </button>
      <ul {...getMenuProps({ 'aria-label': 'Sets', 'aria-labelledby': undefined })} />
    </>
  );
}
