import type { InboxTexts } from '../messages.ts';

export const portuguese: InboxTexts = {
  messages: {
    'attempt.handedOver': {
      title: 'Foi-lhe entregue uma tentativa',
      text: 'Um colega não pode moderar uma tentativa de {course} e pede-lhe que o faça. A nota está junto dela.',
    },
    'attempt.judgedAgain': {
      title: 'O que devolveu foi avaliado de novo',
      text: 'Uma tentativa de {course} que devolveu foi avaliada de novo e espera por si.',
    },
    'referral.toStaff': {
      title: 'Foi-lhe devolvido um trabalho',
      text: 'Um moderador pede-lhe algo sobre uma tentativa de {course}, até {day}.',
    },
    'referral.toLearner': {
      title: 'É-lhe pedido algo mais',
      text: 'O seu trabalho de {course} precisa de algo mais até {day}. O seu curso diz o quê.',
    },
    'referral.answered': {
      title: 'Um trabalho devolvido foi entregue de novo',
      text: 'Uma tentativa de {course} que tinha sido devolvida foi entregue de novo e espera pela sua avaliação.',
    },
    'referral.before': {
      title: 'Um trabalho devolvido vence em breve',
      text: 'Ainda lhe é pedido algo sobre {course}, até {day}.',
    },
    'referral.due': {
      title: 'Um trabalho devolvido vence hoje',
      text: 'Ainda lhe é pedido algo sobre {course}, até {day}.',
    },
    'referral.overdue': {
      title: 'Um trabalho devolvido está atrasado',
      text: 'Foi-lhe pedido algo sobre {course} até {day}, e ainda é.',
    },
    'condition.before': {
      title: 'Uma condição de uma verificação vence em breve',
      text: 'Um verificador pôs uma condição a cumprir até {day}. A sala da visita diz qual.',
    },
    'condition.due': {
      title: 'Uma condição de uma verificação vence hoje',
      text: 'Um verificador pôs uma condição a cumprir até {day}. A sala da visita diz qual.',
    },
    'condition.overdue': {
      title: 'Uma condição de uma verificação está atrasada',
      text: 'Um verificador pôs uma condição a cumprir até {day}. A homologação depende dela.',
    },
    'result.released': {
      title: 'O seu resultado foi publicado',
      text: 'O seu resultado de {course} foi moderado e publicado. Abra o seu curso para o ver.',
    },
    'result.inQuestion': {
      title: 'O seu resultado está a ser reapreciado',
      text: 'Um moderador está a reapreciar o seu resultado de {course}. Até lá, fica em reapreciação, tal como o que foi emitido. Não tem de fazer nada; será informado quando houver um resultado.',
    },
    'certificate.issued': {
      title: 'Foi-lhe emitido um certificado',
      text: 'Foi-lhe emitido um certificado ou uma declaração de resultados de {course}. Está no seu curso.',
    },
    'appeal.made': {
      title: 'Um recurso aguarda um moderador',
      text: 'Foi apresentado recurso de um resultado de {course}. Entregue-o a um moderador que não tenha participado nele.',
    },
    'appeal.madeForYou': {
      title: 'Foi apresentado um recurso por si',
      text: 'O seu formador recorre por si do seu resultado de {course}. O seu curso diz com que fundamentos, e o que daí resulta.',
    },
    'appeal.assigned': {
      title: 'Tem um recurso para julgar',
      text: 'Tem um recurso de um resultado de {course} para julgar.',
    },
    'appeal.takenAway': {
      title: 'Já não tem um recurso para julgar',
      text: 'Um gestor entregou a outra pessoa o recurso de um resultado de {course}. Não tem nada a fazer.',
    },
    'appeal.withdrawn': {
      title: 'Um recurso foi retirado',
      text: 'O recurso de um resultado de {course} foi retirado. O resultado mantém-se e nada é julgado de novo.',
    },
    'appeal.decided': {
      title: 'O recurso foi decidido',
      text: 'O recurso de um resultado de {course} foi decidido. Leia porquê.',
    },
    'reopening.asked': {
      title: 'Uma reabertura aguarda o seu consentimento',
      text: 'Um moderador pede para julgar de novo um resultado de {course}. Foi emitido um certificado, pelo que um gestor tem de consentir.',
    },
    'reopening.consented': {
      title: 'A sua reabertura foi aceite',
      text: 'Um gestor consentiu na reabertura de uma tentativa de {course}. Aguarda ser julgada de novo.',
    },
    'reopening.refused': {
      title: 'A sua reabertura não foi aceite',
      text: 'Um gestor não consentiu na reabertura de uma tentativa de {course}. A decisão mantém-se; o motivo está junto dela.',
    },
    'reopening.carriedOut': {
      title: 'Algo que assinou está em reapreciação',
      text: 'Um resultado de {course} que julgou ou assinou é julgado de novo. O que assinou continua legível, e está em reapreciação até haver uma nova decisão.',
    },
    'certificate.overtaken': {
      title: 'Há um certificado a revogar',
      text: 'Um resultado de {course} foi decidido de novo e deixou de ser aprovado. O que foi emitido por ele está em reapreciação até o revogar.',
    },
    'visit.asked': {
      title: 'É-lhe pedida uma verificação',
      text: 'Uma entidade pede-lhe uma visita a partir de {day}. A sala abre nesse dia.',
    },
    'visit.joined': {
      title: 'Mais resultados para verificar',
      text: 'Foram acrescentados resultados a uma visita que lhe é pedida. Quantos esperam consta na sala.',
    },
    'visit.withdrawn': {
      title: 'Uma visita foi retirada',
      text: 'A entidade retirou uma visita que lhe tinha sido pedida. A sala está fechada.',
    },
    'visit.shared': {
      title: 'Um verificador escreveu-lhe',
      text: 'Há uma nova pergunta, constatação ou condição na sala de uma visita.',
    },
    'visit.answered': {
      title: 'A entidade respondeu-lhe',
      text: 'Há uma resposta para si na sala de uma visita.',
    },
    'visit.signed': {
      title: 'Uma verificação foi assinada',
      text: 'Um verificador assinou o relatório de uma visita. A sala diz como terminou.',
    },
    'calibration.asked': {
      title: 'Um caso aguarda a sua apreciação',
      text: 'Pedem-lhe que aprecie um caso de {course} às cegas, até {day}.',
    },
    'calibration.compared': {
      title: 'Uma ronda foi comparada',
      text: 'O que cada um deu num caso de {course} está ao lado do que ficou assente.',
    },
    'schedule.added': {
      title: 'Está inscrito numa turma calendarizada',
      text: 'Frequenta {course} a partir de {day}.',
    },
    'schedule.moved': {
      title: 'O seu calendário tem outros horários',
      text: 'Os horários de {course} mudaram: começa em {day}.',
    },
    'session.added': {
      title: 'Está numa reunião',
      text: 'Está prevista uma reunião consigo para {day}. Os seus planos mostram-na.',
    },
    'session.moved': {
      title: 'Uma reunião mudou de hora',
      text: 'Uma reunião em que participa é agora em {day}, a outra hora. Os seus planos mostram-na.',
    },
    'session.cancelled': {
      title: 'Uma reunião foi cancelada',
      text: 'A reunião de {day} em que participa foi cancelada. Não tem de fazer nada.',
    },
    'schedule.left': {
      title: 'Já não está inscrito numa turma calendarizada',
      text: 'Já não frequenta {course} no calendário que devia começar em {day}. O que fez continua a ser seu.',
    },
    'listing.requested': {
      title: 'Alguém pede um conteúdo',
      text: 'Uma conta pede {title} do mercado de conteúdos.',
    },
    'survey.waiting': {
      title: 'Um inquérito espera por si',
      text: '“{title}” pergunta o que pensa. A sua resposta ajuda e demora alguns minutos.',
    },
    'review.waiting': {
      title: 'Uma avaliação espera por si',
      text: 'Pedem-lhe que avalie pessoas com quem trabalha: “{title}”.',
    },
    'application.decided': {
      title: 'Há novidades da sua candidatura',
      text: 'A sua candidatura a {title} avançou. Onde se candidatou, vê em que ponto está e o que lhe é dito.',
    },
    'vacancy.filling': {
      title: 'Uma vaga está quase esgotada',
      text: 'Quatro quintos das candidaturas que {title} pode testar já começaram.',
    },
    'vacancy.full': {
      title: 'Uma vaga está esgotada',
      text: 'Todas as candidaturas que {title} pode testar já começaram. Mais ninguém começa, a não ser que aumente o limite.',
    },
    'applicants.forgotten': {
      title: 'Amanhã são esquecidas candidaturas',
      text: 'Terminou o prazo durante o qual as candidaturas a {title} são guardadas. Amanhã são removidos os documentos, as respostas e os nomes de tantas pessoas: {count}.',
    },
    'device.silent': {
      title: 'Há dispositivos em silêncio',
      text: '{title}: sem sinal de vida há um dia.',
    },
    'report.ready': {
      title: 'Um relatório está pronto',
      text: '{title} foi elaborado e está na sua caixa de entrada.',
    },
    'job.failed': {
      title: 'Algo em segundo plano não pôde ser feito',
      text: '{failure}',
    },
  },
  greeting: 'Olá, {name}',
  several: (count) => `${count} mensagens para si`,
  choose: 'Escolha aqui de que é informado, e quando:',
  unsubscribe: 'Não receber mais e-mails deste tipo:',
  events: {
    'task.due': 'O que vence',
    'task.overdue': 'O que está atrasado',
    'attempt.returned': 'Trabalhos devolvidos',
    'attempt.handedOver': 'Tentativas que lhe são entregues',
    'result.released': 'Resultados publicados',
    'certificate.issued': 'Certificados',
    'appeal.changed': 'Recursos',
    'reopening.changed': 'Reaberturas',
    'verification.changed': 'Verificações',
    'calibration.changed': 'Calibração',
    'schedule.changed': 'O que aprende e quando',
    'review.waiting': 'Avaliações que esperam por si',
    'survey.waiting': 'Inquéritos que esperam a sua resposta',
    'screening.changed': 'Vagas e candidaturas',
    distribution: 'Documentos e notícias',
    'listing.requested': 'Pedidos de conteúdo',
    'device.silent': 'Dispositivos em silêncio',
    'job.failed': 'Trabalhos em segundo plano que falharam',
  },
  page: {
    title: 'E-mails do Moderator',
    question: 'Não quer receber mais e-mails sobre isto?',
    button: 'Não receber mais e-mails sobre isto',
    done: 'Não receberá mais e-mails sobre isto.',
    stays: 'A sua caixa de entrada continua a informá-lo. Pode mudar isto lá em qualquer altura.',
    again: 'Voltar a recebê-los',
    sentAgain: 'Volta a receber estas mensagens',
    unknown: 'Esta ligação não é válida',
    unknownExplained:
      'Nada foi alterado. Inicie sessão e escolha nas definições da caixa de entrada o que recebe por e-mail.',
  },
};
