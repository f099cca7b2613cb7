import { useForm } from 'react-hook-form';

/** What the page shows once the library works. */
export const shows = 'Charizard';

export default function Sample() {
  const { register, watch } = useForm({ defaultValues: { 'collector-name': 'Charizard' } });
  return (
    <form>
      <input {...register('collector-name')} aria-label="Name" />
      <output>{watch('collector-name')}</output>
    </form>
  );
}
