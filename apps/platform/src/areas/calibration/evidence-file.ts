import { sql } from 'kysely';
import { rangeOf, tagOf } from '../../files/range.ts';
import { refuseUnscanned } from '../../files/scanned.ts';
import type { Call } from '../../kernel/call.ts';
import { refuse } from '../../kernel/refusal.ts';
import { endingOf } from './present-round.ts';
import { openRound } from './round-rows.ts';

/** A file of a case under a name that says nothing: its number, and what kind of file it is. */
export async function downloadCalibrationEvidence(call: Call<'downloadCalibrationEvidence'>) {
  const { context, queries, params } = call;
  const round = await openRound(call);
  const { rows } = await sql<{
    id: string;
    place: number;
    name: string;
    media_type: string;
    size: number;
    sha256: string;
    scan: string | null;
    scan_finding: string | null;
  }>`
    select f.id, piece.place, f.name, f.media_type, f.size, f.sha256, f.scan, f.scan_finding
    from calibration_case c cross join lateral jsonb_array_elements(c.evidence) with ordinality piece (body, place)
    join evidence e on e.id = (piece.body ->> 'evidenceId')::uuid and e.attempt_id = c.attempt_id
    join stored_file f on f.id = e.file_id
    where c.id = ${round.case_id}::uuid and piece.body ->> 'id' = ${params.evidenceId}`.execute(queries);
  const file = rows[0] ?? refuse('not_found');
  refuseUnscanned(file, context.scanner);
  if (!(await context.files.has(file.id)))
    refuse(
      'unavailable',
      'The bytes of this file are not at hand right now. Nothing is lost; tell the operator of the platform.',
    );
  const tag = tagOf(file.sha256);
  const range = rangeOf(call.asked, file.size, tag);
  return {
    file: {
      stream: context.files.read(file.id, range),
      mediaType: file.media_type,
      name: `evidence-${file.place}${endingOf(file.name)}`,
      size: file.size,
      tag,
      ...(range ? { range: { ...range, total: file.size } } : {}),
    },
  };
}
