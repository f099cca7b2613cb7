import { useHydrated } from '@mint-row/kit/ui';
import { useDropzone } from 'react-dropzone';

/** What the page shows once the library works. */
export const shows = 'Drop a file';

function Sample() {
  const { getRootProps, getInputProps } = useDropzone();
  return (
    <div {...getRootProps()}>
      <input {...getInputProps()} aria-label="File" />
      <output>Drop a file</output>
    </div>
  );
}

export default function SampleInBrowser() {
  return useHydrated() ? <Sample /> : <p>It appears when the page runs.</p>;
}
