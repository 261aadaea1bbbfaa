import type { InboxTexts } from '../messages.ts';

export const afrikaans: InboxTexts = {
  messages: {
    'attempt.handedOver': {
      title: '’n Poging is aan jou oorgedra',
      text: '’n Kollega mag nie ’n poging van {course} modereer nie en vra dat jy dit doen. Die nota staan daarby.',
    },
    'attempt.judgedAgain': {
      title: 'Wat jy terugverwys het, is weer beoordeel',
      text: '’n Poging van {course} wat jy terugverwys het, is weer beoordeel en wag vir jou.',
    },
    'referral.toStaff': {
      title: 'Werk is na jou terugverwys',
      text: '’n Moderator vra teen {day} iets van jou oor ’n poging van {course}.',
    },
    'referral.toLearner': {
      title: 'Iets meer word van jou gevra',
      text: 'Jou werk van {course} het teen {day} nog iets nodig. Jou kursus sê wat.',
    },
    'referral.answered': {
      title: 'Werk wat terugverwys is, is weer ingehandig',
      text: '’n Poging van {course} wat terugverwys is, is weer ingehandig en wag vir jou om dit te beoordeel.',
    },
    'referral.before': {
      title: 'Werk wat terugverwys is, is binnekort verskuldig',
      text: 'Teen {day} word nog iets van jou oor {course} gevra.',
    },
    'referral.due': {
      title: 'Werk wat terugverwys is, is vandag verskuldig',
      text: 'Teen {day} word nog iets van jou oor {course} gevra.',
    },
    'referral.overdue': {
      title: 'Werk wat terugverwys is, is agterstallig',
      text: 'Teen {day} is iets van jou oor {course} gevra, en dit is nog so.',
    },
    'condition.before': {
      title: '’n Voorwaarde van ’n verifikasie is binnekort verskuldig',
      text: '’n Verifieerder het ’n voorwaarde gestel waaraan teen {day} voldoen moet word. Die kamer van die besoek sê watter.',
    },
    'condition.due': {
      title: '’n Voorwaarde van ’n verifikasie is vandag verskuldig',
      text: '’n Verifieerder het ’n voorwaarde gestel waaraan teen {day} voldoen moet word. Die kamer van die besoek sê watter.',
    },
    'condition.overdue': {
      title: '’n Voorwaarde van ’n verifikasie is agterstallig',
      text: '’n Verifieerder het ’n voorwaarde gestel waaraan teen {day} voldoen moes word. Die bekragtiging berus daarop.',
    },
    'result.released': {
      title: 'Jou uitslag is vrygestel',
      text: 'Jou uitslag van {course} is gemodereer en vrygestel. Maak jou kursus oop om dit te sien.',
    },
    'result.inQuestion': {
      title: 'Daar word weer na jou uitslag gekyk',
      text: '’n Moderator kyk weer na jou uitslag van {course}. Tot dan is dit onder hersiening, en ook wat daarvoor uitgereik is. Jy hoef niks te doen nie; ons sê vir jou wanneer daar ’n uitslag is.',
    },
    'certificate.issued': {
      title: '’n Sertifikaat is aan jou uitgereik',
      text: '’n Sertifikaat of staat van uitslae van {course} is aan jou uitgereik. Jou kursus het dit.',
    },
    'appeal.made': {
      title: '’n Appèl wag op ’n moderator',
      text: 'Daar is teen ’n uitslag van {course} geappelleer. Gee dit aan ’n moderator wat geen deel daaraan gehad het nie.',
    },
    'appeal.madeForYou': {
      title: 'Daar is vir jou geappelleer',
      text: 'Jou opleier appelleer namens jou teen jou uitslag van {course}. Jou kursus sê op watter gronde, en wat daarvan kom.',
    },
    'appeal.assigned': {
      title: 'Jy moet ’n appèl beoordeel',
      text: 'Jy moet ’n appèl teen ’n uitslag van {course} beoordeel.',
    },
    'appeal.takenAway': {
      title: 'Jy hoef ’n appèl nie meer te beoordeel nie',
      text: '’n Bestuurder het die appèl teen ’n uitslag van {course} aan iemand anders gegee. Jy hoef niks te doen nie.',
    },
    'appeal.withdrawn': {
      title: '’n Appèl is teruggetrek',
      text: 'Die appèl teen ’n uitslag van {course} is teruggetrek. Die uitslag bly staan, en niks word opnuut beoordeel nie.',
    },
    'appeal.decided': {
      title: 'Daar is oor die appèl besluit',
      text: 'Daar is oor die appèl teen ’n uitslag van {course} besluit. Lees waarom.',
    },
    'reopening.asked': {
      title: '’n Heropening wag op jou toestemming',
      text: '’n Moderator vra om ’n uitslag van {course} opnuut te beoordeel. ’n Sertifikaat is daarvoor uitgereik, so ’n bestuurder moet toestem.',
    },
    'reopening.consented': {
      title: 'Daar is tot jou heropening ingestem',
      text: '’n Bestuurder het ingestem tot jou heropening van ’n poging van {course}. Dit wag om opnuut beoordeel te word.',
    },
    'reopening.refused': {
      title: 'Daar is nie tot jou heropening ingestem nie',
      text: '’n Bestuurder het nie ingestem tot jou heropening van ’n poging van {course} nie. Die besluit bly staan; die rede staan daarby.',
    },
    'reopening.carriedOut': {
      title: 'Iets wat jy onderteken het, is onder hersiening',
      text: '’n Uitslag van {course} wat jy beoordeel of onderteken het, word opnuut beoordeel. Wat jy onderteken het, bly leesbaar en is onder hersiening totdat daar ’n nuwe besluit is.',
    },
    'certificate.overtaken': {
      title: '’n Sertifikaat moet herroep word',
      text: 'Oor ’n uitslag van {course} is opnuut besluit, en dit is nie meer geslaag nie. Wat daarvoor uitgereik is, is onder hersiening totdat jy dit herroep.',
    },
    'visit.asked': {
      title: 'Jy word gevra om te verifieer',
      text: '’n Verskaffer vra jou om ’n besoek vanaf {day}. Die kamer gaan daardie dag oop.',
    },
    'visit.joined': {
      title: 'Nog uitslae om te verifieer',
      text: 'Uitslae is by ’n besoek gevoeg waarvoor jy gevra is. Hoeveel daar wag, staan in die kamer.',
    },
    'visit.withdrawn': {
      title: '’n Besoek is teruggetrek',
      text: 'Die verskaffer het ’n besoek teruggetrek waarvoor jy gevra is. Die kamer is gesluit.',
    },
    'visit.shared': {
      title: '’n Verifieerder het aan jou geskryf',
      text: 'Daar is ’n nuwe vraag, bevinding of voorwaarde in die kamer van ’n besoek.',
    },
    'visit.answered': {
      title: 'Die verskaffer het jou geantwoord',
      text: 'Daar is ’n antwoord aan jou in die kamer van ’n besoek.',
    },
    'visit.signed': {
      title: '’n Verifikasie is onderteken',
      text: '’n Verifieerder het die verslag van ’n besoek onderteken. Die kamer sê hoe dit geëindig het.',
    },
    'calibration.asked': {
      title: '’n Geval wag vir jou oordeel',
      text: 'Jy word gevra om ’n geval van {course} blind te beoordeel, teen {day}.',
    },
    'calibration.compared': {
      title: '’n Ronde is vergelyk',
      text: 'Wat almal op ’n geval van {course} gegee het, staan langs wat vasgestel is.',
    },
    'schedule.added': {
      title: 'Jy is op ’n skedule',
      text: 'Jy volg {course} van {day} af.',
    },
    'schedule.moved': {
      title: 'Jou skedule het ander tye',
      text: 'Die tye waarop jy {course} volg, het verander: dit begin op {day}.',
    },
    'session.added': {
      title: 'Jy is in ’n byeenkoms',
      text: '’n Byeenkoms met jou is vir {day} beplan. Jou skedules wys dit.',
    },
    'session.moved': {
      title: '’n Byeenkoms het ’n ander tyd',
      text: '’n Byeenkoms waarin jy is, is nou op {day}, op ’n ander tyd. Jou skedules wys dit.',
    },
    'session.cancelled': {
      title: '’n Byeenkoms is afgestel',
      text: 'Die byeenkoms van {day} waarin jy is, is afgestel. Jy hoef niks te doen nie.',
    },
    'schedule.left': {
      title: 'Jy is nie meer op ’n skedule nie',
      text: 'Jy volg {course} nie meer op die skedule wat op {day} sou begin nie. Wat jy gedoen het, bly joune.',
    },
    'listing.requested': {
      title: 'Iemand vra inhoud aan',
      text: '’n Rekening vra {title} van die mark aan.',
    },
    'survey.waiting': {
      title: '’n Opname wag vir jou',
      text: '“{title}” vra wat jy dink. Jou antwoord help, en dit neem ’n paar minute.',
    },
    'review.waiting': {
      title: '’n Beoordeling wag vir jou',
      text: 'Jy word gevra om mense met wie jy werk te beoordeel: “{title}”.',
    },
    'application.decided': {
      title: 'Daar is nuus oor jou aansoek',
      text: 'Jou aansoek om {title} het verder gevorder. Waar jy aansoek gedoen het, sien jy hoe ver dit is en wat vir jou gesê word.',
    },
    'vacancy.filling': {
      title: '’n Vakature is amper opgebruik',
      text: 'Vier vyfdes van die aansoeke wat {title} mag toets, het begin.',
    },
    'vacancy.full': {
      title: '’n Vakature is opgebruik',
      text: 'Al die aansoeke wat {title} mag toets, het begin. Niemand anders begin tensy jy die perk verhoog nie.',
    },
    'applicants.forgotten': {
      title: 'Aansoekers word môre vergeet',
      text: 'Die tyd waarvoor aansoeke om {title} gehou word, is verby. Môre word dokumente, antwoorde en name van soveel verwyder: {count}.',
    },
    'device.silent': {
      title: 'Toestelle is stil',
      text: '{title}: al ’n dag lank geen teken van lewe nie.',
    },
    'report.ready': {
      title: '’n Verslag is gereed',
      text: '{title} is gemaak en is in jou inboks.',
    },
    'job.failed': {
      title: 'Iets in die agtergrond kon nie gedoen word nie',
      text: '{failure}',
    },
  },
  greeting: 'Beste {name}',
  several: (count) => `${count} boodskappe vir jou`,
  choose: 'Hier kies jy wat jy wil weet, en wanneer:',
  unsubscribe: 'Geen e-posse van hierdie aard meer nie:',
  events: {
    'task.due': 'Wat verskuldig is',
    'task.overdue': 'Wat agterstallig is',
    'attempt.returned': 'Werk wat terugverwys word',
    'attempt.handedOver': 'Pogings wat aan jou oorgedra word',
    'result.released': 'Vrygestelde uitslae',
    'certificate.issued': 'Sertifikate',
    'appeal.changed': 'Appèlle',
    'reopening.changed': 'Heropenings',
    'verification.changed': 'Verifikasies',
    'calibration.changed': 'Kalibrasie',
    'schedule.changed': 'Wat jy leer en wanneer',
    'review.waiting': 'Beoordelings wat vir jou wag',
    'survey.waiting': 'Opnames wat op jou antwoord wag',
    'screening.changed': 'Vakatures en aansoeke',
    distribution: 'Dokumente en nuus',
    'listing.requested': 'Aanvrae vir inhoud',
    'device.silent': 'Stil toestelle',
    'job.failed': 'Werk in die agtergrond wat misluk het',
  },
  page: {
    title: 'E-posse van Moderator',
    question: 'Wil jy geen e-posse hieroor meer hê nie?',
    button: 'Geen e-posse hieroor meer nie',
    done: 'Jy kry geen e-posse hieroor meer nie.',
    stays: 'Jou inboks sê dit steeds vir jou. Jy kan dit daar enige tyd verander.',
    again: 'Ontvang dit weer',
    sentAgain: 'Jy ontvang hierdie e-posse weer',
    unknown: 'Hierdie skakel is nie geldig nie',
    unknownExplained:
      'Niks is verander nie. Meld aan en kies in die instellings van jou inboks watter e-posse jy kry.',
  },
};
