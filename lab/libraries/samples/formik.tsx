import { useFormik } from 'formik';

/** What the page shows once the library works. */
export const shows = 'Charizard';

export default function Sample() {
  const { values, handleSubmit } = useFormik({ initialValues: { name: 'Charizard' }, onSubmit: () => {} });
  return (
    <form onSubmit={handleSubmit}>
      <output>{values.name}</output>
    </form>
  );
}
