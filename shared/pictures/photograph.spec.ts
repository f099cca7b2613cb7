import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { encodePhotograph, sizeOfPhotograph } from './photograph.ts';

let folder = '';
const root = join(import.meta.dirname, '../..');

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mint-row-photographs-'));
  const plain = sharp({ create: { width: 600, height: 400, channels: 3, background: '#a33' } });
  await plain.clone().jpeg().toFile(join(folder, 'wide.jpg'));
  // A camera that was held upright writes the picture sideways, and says so.
  await plain.withMetadata({ orientation: 6 }).jpeg().toFile(join(folder, 'upright.jpg'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('makes AVIF and WebP in every width that the picture has, and one JPEG', async () => {
  const { width, height, files } = await encodePhotograph(join(folder, 'wide.jpg'), root);
  expect([width, height]).toEqual([600, 400]);
  expect(files.map(({ type, width: each }) => `${type} ${each}`)).toEqual([
    ...['image/avif 480', 'image/avif 600'],
    ...['image/webp 480', 'image/webp 600'],
    'image/jpeg 600',
  ]);
  for (const file of files) expect((await sharp(file.bytes).metadata()).width).toBe(file.width);
});

it('turns a picture as it is shown, and keeps nothing else of what the camera wrote', async () => {
  const upright = join(folder, 'upright.jpg');
  expect(await sizeOfPhotograph(upright, root)).toMatchObject({ width: 400, height: 600 });
  const { width, height, files } = await encodePhotograph(upright, root);
  expect([width, height]).toEqual([400, 600]);
  for (const { bytes } of files) {
    const { exif, orientation = 1 } = await sharp(bytes).metadata();
    expect([exif, orientation]).toEqual([undefined, 1]);
  }
});

it('says what to install where sharp is missing', async () => {
  await expect(sizeOfPhotograph(join(folder, 'wide.jpg'), folder)).rejects.toThrow('npm install --save-dev sharp');
});
