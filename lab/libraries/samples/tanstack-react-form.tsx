import { useForm } from '@tanstack/react-form';

/** What the page shows once the library works. */
export const shows = 'Charizard';

export default function Sample() {
  const form = useForm({ defaultValues: { name: 'Charizard' } });
  return <form.Field name="name">{(field) => <output>{field.state.value}</output>}</form.Field>;
}
