import { isApiError } from '@moderator/client';
import type { Client } from '@moderator/client';

interface Problem {
  sentence: string;
  /** Where somebody was when it happened. */
  address: string;
  screenshot: Blob;
}

/** Reports something that does not work, with a picture of it; without one where the picture is refused. */
export async function reportProblem(person: Client, { sentence, address, screenshot }: Problem) {
  const { email } = await person.getMe();
  const body = {
    title: sentence,
    body: `${sentence}<br>Seen at ${address}`,
    to: 'support@example.co.za',
    from: email ?? 'nobody@example.co.za',
  };
  try {
    return await person.reportIssue({ body, file: screenshot, fileName: 'screen.png' });
  } catch (error) {
    if (!isApiError(error, 'reportIssue') || error.outcome !== 'rejected') throw error;
    return person.reportIssue({ body });
  }
}
