import { readFile } from 'node:fs/promises';
import { Command } from 'commander';
import { DeliveryError } from '../../common/errors.ts';
import { personName, toMinute } from '../../common/words.ts';
import { setSigners } from '../../release/change.ts';
import { type AllowedSigner, AllowedSigners } from '../../signing/allowed-signers.ts';
import { type Audit, auditHistory } from '../../signing/audit.ts';
import { fingerprintOf } from '../../signing/public-key.ts';
import { type Anchor, anchorText } from '../../signing/trust.ts';
import { readNewest, readWholeHistory } from '../../store/history.ts';
import { exitCodes, printOutcome } from '../command.ts';
import { openStore } from '../open-store.ts';
import { anchorOption } from '../options.ts';
import { table, wrapped } from '../table.ts';
import { authorOf, type ChangingOptions, changeOutcome, changingVerb, runVerb } from './verb.ts';

interface Options extends ChangingOptions {
  text?: true;
}

export const signersCommand = changingVerb(
  'signers',
  'shows which keys may do what in a store; or sets that, and begins to sign it',
)
  .argument('[file]', 'a file of allowed signers, as ssh-keygen and Git read it; its principals are rights')
  .option('--text', 'prints the file as it is')
  .option('--message <text>', 'why, for the history')
  .option('--create', 'makes the store if there is none')
  .action((file: string | undefined, options: Options) =>
    runVerb(options, async (storage) => {
      if (file === undefined) {
        const { signers = null } = (await readNewest(storage)) ?? {};
        if (signers === null) return { result: null, lines: ['The store has no signers: nothing in it is signed.'] };
        const { lines } = AllowedSigners.parse(signers, storage.address);
        return {
          result: { signers, keys: lines.map(keyOf) },
          lines: options.text ? [signers.trimEnd()] : table([signersHead, ...lines.map(signerRow)], { words: [0] }),
        };
      }
      const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
        throw new DeliveryError(`${file} cannot be read (${error.code}). Nothing was changed.`);
      });
      const author = await authorOf(options, options.message ?? 'signers');
      const { live, changed } = await setSigners(storage, text, author);
      return changeOutcome(live, changed, 'Nothing to do: the store has these signers already');
    }),
  );

const signersHead = ['rights', 'key', 'comment', 'from', 'until'];

function keyOf({ principals, key, comment, validAfter, validBefore }: AllowedSigner) {
  return {
    rights: principals,
    key: fingerprintOf(key),
    comment,
    from: isoTime(validAfter),
    until: isoTime(validBefore),
  };
}

function signerRow(signer: AllowedSigner): string[] {
  const { rights, key, comment, from, until } = keyOf(signer);
  return [rights.join(', '), key, comment, from ? toMinute(from) : '', until ? toMinute(until) : ''];
}

function isoTime(time: number): string | null {
  return Number.isFinite(time) ? new Date(time).toISOString() : null;
}

export const auditCommand = new Command('audit')
  .description('checks who has signed each generation of a store, and whether they were and still are allowed to')
  .argument('<address>', 'the store: a folder, or s3://bucket/prefix')
  .addOption(anchorOption())
  .option('--json', 'prints the outcome as JSON')
  .action((address: string, { anchor, json }: { anchor?: Anchor; json?: boolean }) =>
    printOutcome(json, async () => {
      const storage = await openStore(address);
      const audit = auditHistory(storage.address, await readWholeHistory(storage), anchor);
      return {
        result: audit,
        lines: describeAudit(audit, storage.address),
        exitCode: audit.refusal === null && audit.signed.length > 0 ? exitCodes.done : exitCodes.damaged,
      };
    }),
  );

const oneUnsigned = '1 generation before these is not signed.';
const auditHead = ['generation', 'what', 'made', 'who', 'signed by', 'doubts'];
const keysHead = ['key', 'comment'];

function describeAudit({ signed, unsigned, refusal, anchor }: Audit, store: string): string[] {
  const rows = signed.map(({ generation, what, when, who, key, comment, doubt }) => [
    String(generation),
    what,
    toMinute(when),
    personName(who),
    comment || `${key.slice(0, 15)}…`,
    doubt ? 'see below' : '',
  ]);
  const keys = new Map(signed.map(({ key, comment }) => [key, comment]));
  return [
    ...(rows.length > 0
      ? [...table([auditHead, ...rows], { words: [1, 3, 4] }), '', ...table([keysHead, ...keys]), '']
      : []),
    ...(rows.length > 0 && unsigned > 0
      ? [unsigned === 1 ? oneUnsigned : `${unsigned} generations before these are not signed.`]
      : []),
    ...signed.flatMap(({ generation, doubt, isLive }) => {
      if (doubt === null) return [];
      const live = isLive ? ' What it made live still is: publish another release, or roll it back.' : '';
      return wrapped(`By the present signers, generation ${generation} could not be signed: ${doubt}.${live}`);
    }),
    ...(refusal === null ? [] : [refusal]),
    ...(signed.length === 0 && refusal === null ? [wrapped(`Nothing in ${store} is signed.`)] : []),
    ...(anchor === null ? [] : [`Anchor: ${anchorText(anchor)}`]),
  ];
}
